// What a variant does: the same characters with and without it, many games each. `node variant.mjs [games]`
import { house } from 'taproom';
import { simulate } from 'taproom/simulate';

const games = Number(process.argv[2] ?? 200);
const table = { characters: 'Sera,Jasper,Dale,Jett', games, seed: 1 };
const plain = await simulate(house, table);
const crawl = await simulate(house, { ...table, pubCrawl: true });

console.log(`${games} games each    at the inn  on a Pub Crawl`);
console.log(`turns a game         ${plain.meanTurns}       ${crawl.meanTurns}`);
console.log(`Rounds of Gambling   ${plain.rounds?.perGame}        ${crawl.rounds?.perGame}`);
for (const name of Object.keys(plain.wins))
  console.log(`${name.padEnd(20)} ${plain.wins[name]}         ${crawl.wins[name] ?? 0}`);
