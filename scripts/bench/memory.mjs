// The memory of a shop at rest, on each engine, beside the memory that the embedded engine needs by itself.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openShop } from '../openShop.mjs';
import { onEachEngine } from './engines.mjs';
import { median } from './figures.mjs';

const chart = 'Resident memory at rest';
/** In megabytes: in all on PostgreSQL, and beside the embedded engine's own. */
const budget = { onServer: 180, besideEngine: 120 };
/** After this time the memory of the start is freed. In milliseconds. */
const rest = 10_000;
/** Opens the database of a stopped shop as the shop does, and nothing else. */
const engineAlone = `
import { PGlite } from '@electric-sql/pglite';
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const database = await PGlite.create(process.argv[1], { startParams });
await database.query('select 1');
console.log('open');
setInterval(() => undefined, 1000);`;

/** @param {import('./figures.mjs').Wishes} wishes */
export function measure(wishes) {
  return onEachEngine(wishes, async ({ engine, dataFolder, settings }) => {
    // A process that creates the database holds that memory for a while.
    await (await openShop(settings)).close();
    const figures = [];
    for (let run = 0; run < Math.min(wishes.runs, 3); run += 1) {
      const shop = await openShop(settings);
      await wait(rest);
      figures.push(memoryOf(shop.pid));
      await shop.close();
    }
    const figure = median(figures);
    if (engine === 'PostgreSQL') return [row(`the shop on ${engine}`, figure, budget.onServer)];
    const own = await measureEngine(`${dataFolder}/database`);
    return [
      row(`the shop, ${engine}`, figure, own + budget.besideEngine),
      row('the embedded engine by itself', own),
    ];
  });
}

/**
 * @param {string} what
 * @param {number} figure
 * @param {number} [most]
 */
function row(what, figure, most) {
  return { chart, what, figure, unit: 'MB', ...(most !== undefined && { most }) };
}

/** @param {string} folder of a database */
async function measureEngine(folder) {
  const engine = spawn(process.execPath, ['--input-type=module', '--eval', engineAlone, folder], {
    cwd: 'apps/api',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(engine, 'exit');
  try {
    await Promise.race([
      once(engine.stdout, 'data'),
      ended.then(() => Promise.reject(new Error('The engine by itself did not open.'))),
    ]);
    await wait(rest);
    return memoryOf(engine.pid);
  } finally {
    engine.kill();
    await ended;
  }
}

/**
 * The memory of a process and its children, in megabytes.
 *
 * @param {number | undefined} pid
 */
function memoryOf(pid) {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const processes = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  /** @type {(of: number | undefined) => number} */
  const sum = (of) =>
    processes
      .filter(([, parent]) => parent === of)
      .reduce((total, [child]) => total + sum(child), processes.find(([one]) => one === of)?.[2] ?? 0);
  return Math.round(sum(pid) / 1024);
}
