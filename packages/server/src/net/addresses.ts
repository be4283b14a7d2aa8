/** How other devices in the same network find this machine. */
import { networkInterfaces } from 'node:os';

/** Networks that exist only inside this machine: for containers and virtual machines. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|lxc|podman)/;
/** Addresses of home and office networks; what the whole world can reach is the house's own business to tell. */
const HOME = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+)$/;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** Empty where the house listens to this machine only. `host`: what it listens on. */
export function homeAddresses(host: string, port: number, found = networkInterfaces()): string[] {
  if (isLoopback(host)) return [];
  const all = host === '0.0.0.0' || host === '::';
  return Object.entries(found)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, list]) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && HOME.test(address))
    .filter(({ address }) => all || address === host)
    .map(({ address }) => `http://${address}:${port}`);
}

/** Whether a request comes from this very machine, by a name that means something else on every other one. */
export function isOpenedHere(address: string, host: string | undefined): boolean {
  return isLoopback(address) && host !== undefined && isLoopback(host.replace(/:\d+$/, ''));
}
