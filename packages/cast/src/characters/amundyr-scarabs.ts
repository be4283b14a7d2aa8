/** What her cards say about Scarabs. */
import type { Effect, TokenName, Who } from '@taproom/inn';

export const SCARABS: TokenName = { one: 'Scarab', many: 'Scarabs' };

export const scarabs = (who: Who, n: number): Effect => ({
  verb: 'give-token',
  who,
  token: 'scarabs',
  name: SCARABS,
  n,
});
