import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { run } from './run.mjs';

/** @typedef {{ executablePath: string, args: string[] }} Browser launch options for Playwright */

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

// A Chromium that comes from the npm registry alone, fetched only where there is no other.
const packaged = '@sparticuz/chromium@147.0.0';
const shelf = path.join(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/browser');

const none =
  'No browser found. Install one with `npx playwright install chromium` (or `apt-get install chromium` on Debian), or set CHROME_PATH.';

/** @param {string} file */
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Finds a Chromium to test in: `CHROME_PATH`, then Playwright's own, then the system's, then the packaged one.
 *
 * @returns {Promise<Browser>}
 * @throws when there is none, naming the ways to get one
 */
export async function findBrowser() {
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers];
  for (const executablePath of candidates) {
    if (executablePath && (await exists(executablePath))) return launchOptions(executablePath);
  }
  const unpacked = await unpackPackaged();
  if (unpacked) return unpacked;
  throw new Error(none);
}

/**
 * Finds the Chromium that never has a window, where a page opens in half the time; else the one there is. It keeps no
 * page alive behind the next one.
 *
 * @returns {Promise<Browser>}
 */
export async function findWindowless() {
  const isAsked = process.env.CHROME_PATH || !(await exists(headlessShell));
  return isAsked ? findBrowser() : launchOptions(headlessShell);
}

/**
 * Finds a browser or gets one: Playwright's, else the packaged one.
 *
 * @returns {Promise<Browser>}
 */
export async function findOrInstallBrowser() {
  const quietly = { stdio: /** @type {const} */ ('ignore') };
  return findBrowser()
    .catch(() => run('npx', ['playwright', 'install', 'chromium'], quietly).then(findBrowser))
    .catch(() => run('npm', ['install', '--no-save', '--prefix', shelf, packaged], quietly).then(findBrowser))
    .catch(() => Promise.reject(new Error(none)));
}

/** @returns {Promise<Browser | undefined>} */
async function unpackPackaged() {
  const folder = path.join(shelf, 'node_modules/@sparticuz/chromium');
  if (!(await exists(folder))) return undefined;
  const { default: package_ } = await import(createRequire(import.meta.url).resolve(folder));
  return launchOptions(await package_.executablePath());
}

/** @param {string} executablePath */
function launchOptions(executablePath) {
  // Chromium's sandbox refuses to run as root, which is what a container usually is.
  const asRoot = process.getuid?.() === 0;
  return { executablePath, args: asRoot ? [...quiet, '--no-sandbox'] : quiet };
}
