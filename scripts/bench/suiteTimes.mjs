// How long each suite took in the last full run: `npm test` keeps that.
import { readFile } from 'node:fs/promises';

/** @param {import('./figures.mjs').Wishes} wishes */
export async function measure({ note }) {
  const kept = await readFile('node_modules/.cache/awning-suites.json', 'utf8').catch(() => undefined);
  if (kept === undefined) {
    note('Left out: no whole run of npm test is kept on this machine.');
    return [];
  }
  /** @type {{ date: string, took: Record<string, number> }} */
  const { date, took } = JSON.parse(kept);
  note(`As they ran on ${date}, beside each other.`);
  return Object.entries(took).map(([what, ms]) => ({
    chart: 'Each suite',
    what,
    figure: Math.round(ms / 1000),
    unit: 's',
  }));
}
