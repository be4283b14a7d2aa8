/** Who is not let in: addresses and networks, for a while or for good, each with a reason that they are told. */
import { BlockList, isIP } from 'node:net';
import { Refused } from './refused.ts';
import type { Ban, Storage } from './storage/storage.ts';

const NETWORK = /^(.+)\/(\d{1,3})$/;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address that came through a socket for both families is the plain one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** What somebody wrote as an address or a network, as a list of one. Throws Refused. */
function listOf(who: string): BlockList {
  const list = new BlockList();
  const [, net = who, bits] = NETWORK.exec(who) ?? [];
  const most = isIP(net) === 6 ? 128 : 32;
  if (isIP(net) === 0 || Number(bits ?? 0) > most)
    throw new Refused(400, `“${who}” is no address (192.0.2.7) and no network (192.0.2.0/24).`);
  if (bits === undefined) list.addAddress(net, family(net));
  else list.addSubnet(net, Number(bits), family(net));
  return list;
}

export class Bans {
  private all: readonly { readonly ban: Ban; readonly list: BlockList }[] = [];
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** What is over is forgotten. */
  async read(): Promise<void> {
    const [over, all] = [(ban: Ban) => ban.until !== 0 && ban.until < Date.now(), await this.storage.bans()];
    for (const { who } of all.filter(over)) this.storage.unban(who, () => {});
    this.all = all.flatMap((ban) => (over(ban) ? [] : [{ ban, list: listOf(ban.who) }]));
  }

  /** Why nobody from this address is let in; null: they are. */
  why(address: string): string | null {
    if (this.all.length === 0 || isIP(plain(address)) === 0) return null;
    const here = plain(address);
    const found = this.all.find(
      ({ ban: { until }, list }) => (until === 0 || until > Date.now()) && list.check(here, family(here)),
    );
    return found === undefined ? null : toldOf(found.ban);
  }

  async add(ban: Ban): Promise<void> {
    listOf(ban.who);
    await done((heard) => this.storage.ban(ban, heard));
    await this.read();
  }

  async lift(who: string): Promise<void> {
    if (!this.all.some(({ ban }) => ban.who === who)) throw new Refused(404, `Nobody has banned ${who}.`);
    await done((heard) => this.storage.unban(who, heard));
    await this.read();
  }
}

const done = (write: (heard: (error: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => write((error) => (error === null ? resolve() : reject(error))));

/** A connection ends with at most 123 bytes of reason. */
function toldOf({ until, why }: Ban): string {
  const when = until === 0 ? '' : ` until ${new Date(until).toISOString().slice(0, 10)}`;
  return `This house does not let you in${when}${why === '' ? '.' : `: ${why}`}`;
}
