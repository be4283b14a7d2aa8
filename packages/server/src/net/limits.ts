/** How much anybody may ask of the house. */
export interface Limits {
  /** Messages of one connection: so many a second, and so many at once. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** So many messages that are refused for being too fast or malformed end the connection. */
  readonly offences: number;
  readonly socketsPerAddress: number;
  /** On so many devices, or in so many tabs, somebody may have their seat open. */
  readonly socketsPerSeat: number;
  readonly tablesPerHour: number;
  /** Codes that anybody may get wrong: to join, or to take over a seat. */
  readonly codesPerMinute: number;
  readonly requestsPerMinute: number;
  /** What a slow reader may have waiting, in bytes. */
  readonly unread: number;
}

export const HOUSE_LIMITS: Limits = {
  messagesPerSecond: 10,
  messagesAtOnce: 20,
  offences: 50,
  // A whole round of friends may sit behind one address.
  socketsPerAddress: 50,
  socketsPerSeat: 4,
  tablesPerHour: 30,
  codesPerMinute: 10,
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
    const now = performance.now();
    this.drops = Math.min(this.size, this.drops + (now - this.at) * this.perMs);
    this.at = now;
    if (this.drops < 1) return false;
    this.drops--;
    return true;
  }

  isSpent(): boolean {
    return this.drops + (performance.now() - this.at) * this.perMs < 1;
  }

  isFull(): boolean {
    return this.drops + (performance.now() - this.at) * this.perMs >= this.size;
  }
}

/** A bucket for each address; full ones are forgotten, so that the memory stays bounded. */
export class BucketPerAddress {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perSecond: number;
  private readonly size: number;

  constructor(perSecond: number, size: number) {
    this.perSecond = perSecond;
    this.size = size;
  }

  /** Nothing is left for now. */
  isSpent(address: string): boolean {
    return this.buckets.get(address)?.isSpent() === true;
  }

  take(address: string): boolean {
    let bucket = this.buckets.get(address);
    if (bucket === undefined) {
      if (this.buckets.size > 10_000)
        for (const [key, old] of this.buckets) if (old.isFull()) this.buckets.delete(key);
      bucket = new Bucket(this.perSecond, this.size);
      this.buckets.set(address, bucket);
    }
    return bucket.take();
  }
}
