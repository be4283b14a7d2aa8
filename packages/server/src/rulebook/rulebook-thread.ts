/** Reads the inventory of the rules and hands over what the house tells of it. */
import { parentPort } from 'node:worker_threads';
import { readRulebook } from './reading.ts';

parentPort?.postMessage(readRulebook());
