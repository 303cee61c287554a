import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findOrInstallBrowser } from '../findBrowser.mjs';
import { run } from '../run.mjs';

/**
 * The part of a Lighthouse result that the bench reads.
 *
 * @typedef {object} Result
 * @property {string} lighthouseVersion
 * @property {{ benchmarkIndex: number }} environment How fast the machine was just then.
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number, displayValue?: string, details?: { items?: readonly Record<string, unknown>[] } }>} audits
 */

/** @typedef {{ port: number, kill: () => void }} Chrome */

// It is a fifth of all packages, and few developers ever measure: it is installed with the first measurement.
const packages = {
  dependencies: { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' },
  // One of its packages asks for the newest version, which changes from day to day.
  overrides: { '@paulirish/trace_engine': { 'third-party-web': '0.27.0' } },
};
const shelf = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/lighthouse');

/** The categories: speed first. */
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The figures of one run on a page: times in milliseconds, scores of 100 with that for speed first, the bytes fetched
 * by type (`total`, `document`, `script`, `stylesheet`, `image`, `font` …).
 *
 * @param {(address: string) => Promise<Result | undefined>} lighthouse
 * @param {string} address
 * @param {number} [tries] Now and then Lighthouse breaks off without a score: that is no fault of the page.
 * @returns {Promise<{ version: string, scores: number[], lcp: number, tbt: number, cls: number, bytes: number, sizes: Record<string, { bytes: number, requests: number }> }>}
 */
export async function lookAt(lighthouse, address, tries = 3) {
  const result = await lighthouse(address);
  const scores = kinds.map((kind) => result?.categories[kind]?.score ?? undefined);
  if (!result || scores.includes(undefined)) {
    if (tries > 1) return lookAt(lighthouse, address, tries - 1);
    throw new Error(`Lighthouse gave no scores to ${address}.`);
  }
  const { audits, lighthouseVersion } = result;
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const resources = audits['resource-summary']?.details?.items ?? [];
  return {
    version: lighthouseVersion,
    scores: scores.map((score = 0) => Math.round(score * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    sizes: Object.fromEntries(
      resources.map(({ resourceType, transferSize, requestCount }) => [
        String(resourceType),
        { bytes: Number(transferSize), requests: Number(requestCount) },
      ]),
    ),
  };
}

/**
 * Installs the Lighthouse we measure with, where it is missing.
 *
 * @returns {Promise<(address: string) => Promise<Result | undefined>>} what measures a page as a phone, in a browser of its
 *   own
 */
export async function fetchLighthouse() {
  await mkdir(shelf, { recursive: true });
  await writeFile(path.join(shelf, 'package.json'), JSON.stringify({ private: true, ...packages }));
  // npm only checks what is installed already.
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
