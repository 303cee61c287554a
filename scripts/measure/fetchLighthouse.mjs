import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findOrInstallBrowser } from '../findBrowser.mjs';
import { run } from '../run.mjs';

/**
 * What is read of a result of Lighthouse.
 *
 * @typedef {object} Result
 * @property {string} lighthouseVersion
 * @property {{ benchmarkIndex: number }} environment How fast the machine was just then.
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number, displayValue?: string, details?: { items?: readonly Record<string, unknown>[] } }>} audits
 */

/** @typedef {{ port: number, kill: () => void }} Chrome */

// It is a fifth of all packages, and few developers ever measure: it is fetched with the first measurement.
const packages = {
  dependencies: { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' },
  // One of its packages asks for the newest, whatever that is.
  overrides: { '@paulirish/trace_engine': { 'third-party-web': '0.27.0' } },
};
const shelf = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/lighthouse');

/**
 * Gets the Lighthouse we measure with, where it is not there yet.
 *
 * @returns {Promise<(address: string) => Promise<Result | undefined>>} what measures a page as a phone, in a browser of its
 *   own
 */
export async function fetchLighthouse() {
  await mkdir(shelf, { recursive: true });
  await writeFile(path.join(shelf, 'package.json'), JSON.stringify({ private: true, ...packages }));
  // What is there already is only looked through.
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--prefix', shelf, ...quietly]);

  const fetched = (/** @type {string} */ file) =>
    import(pathToFileURL(path.join(shelf, 'node_modules', file)).href);
  /** @type {{ default: (address: string, flags: { port: number, output: 'json' }) => Promise<{ lhr: Result } | undefined> }} */
  const { default: lighthouse } = await fetched('lighthouse/core/index.js');
  /** @type {{ launch: (options: { chromePath: string, chromeFlags: string[] }) => Promise<Chrome> }} */
  const { launch } = await fetched('chrome-launcher/dist/index.js');
  const { executablePath, args } = await findOrInstallBrowser();

  return async (address) => {
    const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
    try {
      const measured = await lighthouse(address, { port: chrome.port, output: 'json' });
      return measured?.lhr;
    } finally {
      chrome.kill();
    }
  };
}
