import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
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

// A headless Chromium from the npm registry alone. It needs a seventh less of the processor than Debian's, and seconds
// to download.
const version = '147.0.0';
const packaged = `@sparticuz/chromium@${version}`;
const shelf = path.join(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/browser');
const unpacked = path.join(shelf, `chromium-${version}`);

const quietly = { stdio: /** @type {const} */ ('ignore') };

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
  if (await exists(unpacked)) return launchOptions(unpacked);
  throw new Error(none);
}

/**
 * Finds the headless Chromium, where a page opens in half the time; else the one there is. It keeps no page alive
 * behind the next one.
 *
 * @returns {Promise<Browser>}
 */
export async function findWindowless() {
  if (!process.env.CHROME_PATH) {
    for (const shell of [unpacked, headlessShell]) if (await exists(shell)) return launchOptions(shell);
  }
  return findBrowser();
}

/**
 * Finds a browser or gets one: Playwright's, else the packaged one.
 *
 * @returns {Promise<Browser>}
 */
export async function findOrInstallBrowser() {
  return findBrowser()
    .catch(() => run('npx', ['playwright', 'install', 'chromium'], quietly).then(findBrowser))
    .catch(() => installPackaged().then(findBrowser))
    .catch(() => Promise.reject(new Error(none)));
}

/** Downloads the headless Chromium in which the tests run fastest, where it runs and none was chosen. */
export async function installWindowless() {
  if (process.env.CHROME_PATH) return;
  // Without it the tests run in any other Chromium there is.
  await installPackaged().catch(() => undefined);
}

async function installPackaged() {
  if (await exists(unpacked)) return;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('It runs on Linux on x64 alone.');
  await run('npm', ['install', '--no-save', '--prefix', shelf, packaged], quietly);
  const whole = `${unpacked}.part`;
  await pipeline(
    createReadStream(path.join(shelf, 'node_modules/@sparticuz/chromium/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(whole, { mode: 0o755 }),
  );
  // So that another process that looks for it meanwhile finds all of it or nothing.
  await rename(whole, unpacked);
}

/** @param {string} executablePath */
function launchOptions(executablePath) {
  // Chromium's sandbox refuses to run as root, the usual user of a container.
  const asRoot = process.getuid?.() === 0;
  return { executablePath, args: asRoot ? [...quiet, '--no-sandbox'] : quiet };
}
