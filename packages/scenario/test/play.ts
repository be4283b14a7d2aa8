import { runScenarioText } from '../src/index.ts';
import { smallInn } from './small-inn.ts';

export interface Parts {
  readonly players?: string;
  readonly given?: string;
  readonly when?: readonly string[];
  readonly facts?: string;
}

/** 'ok', or why the scenario failed. */
export function play({ players = 'Jett, Dale, Ygella', given = '', when = [], facts = '' }: Parts): string {
  const steps = when.map((step) => `  - ${step}`).join('\n');
  const text = `table: { players: [${players}] }\ngiven: { ${given} }\nwhen:\n${steps}\nthen: { ${facts} }\n`;
  return runScenarioText(text, { file: 'test', inn: smallInn })[0].reason ?? 'ok';
}

export const ACTION = 'phase: action, Jett: { hand: [Take that, Everybody pays] }';
