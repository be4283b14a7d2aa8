/** How much anybody may ask of the house. */
import { Refused } from '../refused.ts';

/** Each can be set by whoever runs it, see `limitsFrom`. */
export interface Limits {
  /** Messages of one connection: so many a second, and so many at once. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Pings and pongs of one connection, beyond which it is closed. */
  readonly pingsPerSecond: number;
  /** So many messages that are refused for being too fast or malformed end the connection. */
  readonly offences: number;
  readonly socketsPerAddress: number;
  /** On so many devices, or in so many tabs, somebody may have their seat open. */
  readonly socketsPerSeat: number;
  readonly tablesPerHour: number;
  /** Codes that anybody may get wrong: to join, or to take over a seat. */
  readonly codesPerMinute: number;
  /** The code of a table opens it for so many days after somebody sat down, began or ended the game. */
  readonly codeDays: number;
  readonly requestsPerMinute: number;
  /** What a slow reader may have waiting, in bytes. */
  readonly unread: number;
}

export const HOUSE_LIMITS: Limits = {
  messagesPerSecond: 10,
  messagesAtOnce: 20,
  pingsPerSecond: 3,
  offences: 50,
  // A whole round of friends may sit behind one address.
  socketsPerAddress: 50,
  socketsPerSeat: 4,
  tablesPerHour: 30,
  codesPerMinute: 10,
  codeDays: 7,
  requestsPerMinute: 300,
  unread: 1_000_000,
};

/** For load tests, where one address plays for thousands. */
export const NO_LIMITS: Partial<Limits> = {
  messagesPerSecond: 1e9,
  messagesAtOnce: 1e9,
  offences: 1e9,
  socketsPerAddress: 1e6,
  tablesPerHour: 1e9,
  codesPerMinute: 1e9,
  requestsPerMinute: 1e9,
};

/** Limits as whoever runs the house writes them: `tablesPerHour=100, socketsPerAddress=200`. */
export function limitsFrom(text: string): Partial<Limits> {
  const limits: Partial<Record<string, number>> = {};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [name, value = ''] = part.split('=').map((each) => each.trim());
    if (!(name in HOUSE_LIMITS))
      throw new Refused(
        400,
        `There is no limit called "${name}". There are: ${Object.keys(HOUSE_LIMITS).join(', ')}.`,
      );
    if (!/^[1-9]\d{0,9}$/.test(value))
      throw new Refused(400, `The limit ${name} is a whole number from 1 on, not "${value}".`);
    limits[name] = Number(value);
  }
  return limits;
}

/** A bucket that fills at a steady rate; every message takes a drop. */
export class Bucket {
  private drops: number;
  private at = performance.now();
  private readonly perMs: number;
  private readonly size: number;

  constructor(perSecond: number, size: number) {
    this.perMs = perSecond / 1000;
    this.size = size;
    this.drops = size;
  }

  take(): boolean {
    this.fill();
    if (this.drops < 1) return false;
    this.drops--;
    return true;
  }

  giveBack(): void {
    this.drops++;
  }

  /** So many were taken elsewhere. */
  drain(count: number): void {
    this.fill();
    this.drops = Math.max(0, this.drops - count);
  }

  /** How many seconds it takes until there is a drop; 0: there is one. */
  wait(): number {
    this.fill();
    return this.drops >= 1 ? 0 : (1 - this.drops) / this.perMs / 1000;
  }

  isFull(): boolean {
    this.fill();
    return this.drops >= this.size;
  }

  private fill(): void {
    const now = performance.now();
    this.drops = Math.min(this.size, this.drops + (now - this.at) * this.perMs);
    this.at = now;
  }
}

/** A bucket for each address; full ones are forgotten, so that the memory stays bounded. */
export class BucketPerAddress {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perSecond: number;
  private readonly size: number;
  /** Hears of each drop that is taken here. */
  onTake: (address: string) => void = () => {};

  constructor(perSecond: number, size: number) {
    this.perSecond = perSecond;
    this.size = size;
  }

  /** Throws a refusal that says when there is something left again. `what`: what there was too much of. */
  mustHave(address: string, what: string): void {
    const wait = this.of(address).wait();
    if (wait > 0) throw new TooMuch(what, Math.ceil(wait));
  }

  take(address: string, what: string): void {
    this.mustHave(address, what);
    this.of(address).take();
    this.onTake(address);
  }

  drain(address: string, count: number): void {
    this.of(address).drain(count);
  }

  /** It came to nothing, so it does not count. */
  giveBack(address: string): void {
    this.of(address).giveBack();
  }

  private of(address: string): Bucket {
    let bucket = this.buckets.get(address);
    if (bucket === undefined) {
      if (this.buckets.size > 10_000)
        for (const [key, old] of this.buckets) if (old.isFull()) this.buckets.delete(key);
      bucket = new Bucket(this.perSecond, this.size);
      this.buckets.set(address, bucket);
    }
    return bucket;
  }
}

/** What is counted by address over plain HTTP. */
export interface Buckets {
  readonly requests: BucketPerAddress;
  readonly creations: BucketPerAddress;
  readonly codes: BucketPerAddress;
}

export const openBuckets = ({ requestsPerMinute, tablesPerHour, codesPerMinute }: Limits): Buckets => ({
  requests: new BucketPerAddress(requestsPerMinute / 60, requestsPerMinute),
  creations: new BucketPerAddress(tablesPerHour / 3600, tablesPerHour),
  codes: new BucketPerAddress(codesPerMinute / 60, codesPerMinute),
});

/** Somebody has asked for too much; in so many seconds they may ask again. */
export class TooMuch extends Refused {
  readonly seconds: number;
  constructor(what: string, seconds: number) {
    const [n, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
    super(429, `Too many ${what} from your address; try again in ${n} ${unit}${n === 1 ? '' : 's'}.`);
    this.seconds = seconds;
  }
}
