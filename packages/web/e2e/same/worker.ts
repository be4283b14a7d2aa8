/** In a browser's worker: plays again what it is sent, one game after the other. */
import { house } from '@taproom/house/own';
import { playedAgain, type Begun } from './played-again.ts';

const scope = globalThis as unknown as {
  onmessage: (event: { readonly data: Begun }) => void;
  postMessage(message: unknown): void;
};
scope.onmessage = ({ data }) => scope.postMessage(playedAgain(house, data));
