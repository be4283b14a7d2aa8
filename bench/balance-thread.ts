/** One thread of a balance: its share of the tables. */
import { parentPort, workerData } from 'node:worker_threads';
import { playTable, type Tables } from './balance-play.ts';

const { tables, bot } = workerData as Tables;
parentPort?.postMessage(tables.map((table) => playTable(table, bot)));
