// How long a built shop with a database takes from `npm start` to the first yes of /ready.
import { openShop } from '../openShop.mjs';
import { median, rounded } from './figures.mjs';
import { onEachEngine } from './engines.mjs';

/** @param {import('./figures.mjs').Wishes} wishes */
export function measure(wishes) {
  return onEachEngine(wishes, async ({ engine, settings }) => {
    // The first start creates the database.
    await (await openShop(settings)).close();
    const times = [];
    for (let run = 0; run < wishes.runs; run += 1) {
      const began = performance.now();
      const shop = await openShop(settings, { script: 'scripts/start.mjs' });
      times.push(performance.now() - began);
      await shop.close();
    }
    return [{ chart: 'From npm start to /ready', what: engine, figure: rounded(median(times)), unit: 'ms' }];
  });
}
