import { runScenarioText } from '../src/index.ts';
import type { Inn } from '@taproom/inn';
import { smallInn } from './small-inn.ts';
import { stockedInn } from './stocked-inn.ts';

export interface Parts {
  readonly players?: string;
  readonly given?: string;
  readonly when?: readonly string[];
  readonly facts?: string;
}

/** 'ok', or why the scenario failed. */
export function play(parts: Parts): string {
  return playAt(smallInn, parts);
}

/** The same where people have things in front of them. */
export function playStocked(parts: Parts): string {
  return playAt(stockedInn, parts);
}

function playAt(
  inn: Inn,
  { players = 'Jett, Dale, Ygella', given = '', when = [], facts = '' }: Parts,
): string {
  const steps = when.map((step) => `  - ${step}`).join('\n');
  const text = `table: { players: [${players}] }\ngiven: { ${given} }\nwhen:\n${steps}\nthen: { ${facts} }\n`;
  return runScenarioText(text, { file: 'test', inn })[0].reason ?? 'ok';
}

export const ACTION = 'phase: action, Jett: { hand: [Take that, Everybody pays] }';
