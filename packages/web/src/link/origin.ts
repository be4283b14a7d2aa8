/**
 * Where other devices find this house. Opened as localhost, the page's own address means something else on every other
 * device: then the house is asked which addresses of its work in the same network.
 */
import { useEffect, useState } from 'react';
import { houseTold } from './house.ts';

export interface Origin {
  /** `http://192.168.1.20:8420` */
  readonly origin: string;
  /** Other networks that this machine is in. */
  readonly others: readonly string[];
  /** Nothing better is known: links work on this device only. */
  readonly onlyHere: boolean;
}

const isHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

let asked: Promise<readonly string[]> | null = null;

async function addresses(): Promise<readonly string[]> {
  asked ??= houseTold().then((told) => told.addresses);
  try {
    return await asked;
  } catch {
    // Then it stays as it is; the next room may have more luck.
    asked = null;
    return [];
  }
}

export function useOrigin(): Origin {
  const [origin, setOrigin] = useState<Origin>(() => ({
    origin: location.origin,
    others: [],
    onlyHere: isHere(),
  }));
  useEffect(() => {
    if (!isHere()) return undefined;
    let left = false;
    void addresses().then(([first, ...others]) => {
      if (!left && first !== undefined) setOrigin({ origin: first, others, onlyHere: false });
    });
    return () => {
      left = true;
    };
  }, []);
  return origin;
}

/** Where friends sit down. */
export const joinAddress = (origin: string, code: string): string => `${origin}/join/${code}`;
