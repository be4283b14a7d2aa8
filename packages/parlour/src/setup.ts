/** A set-up that cannot be played, and why. */
export class BadSetup extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSetup';
  }
}
