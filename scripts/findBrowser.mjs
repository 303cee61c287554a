import { access } from 'node:fs/promises';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** @param {string} file */
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Finds a Chromium to test in: `CHROME_PATH`, then Playwright's own, then the system's.
 *
 * @returns {Promise<{ executablePath: string, args: string[] }>} launch options for Playwright
 * @throws when there is none, naming the ways to get one
 */
export async function findBrowser() {
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers];
  for (const executablePath of candidates) {
    if (executablePath && (await exists(executablePath))) {
      const asRoot = process.getuid?.() === 0;
      return { executablePath, args: asRoot ? [...quiet, '--no-sandbox'] : quiet };
    }
  }
  throw new Error(
    'No browser found. Run `npx playwright install chromium` (or `apt-get install chromium` on Debian), or set CHROME_PATH.',
  );
}
