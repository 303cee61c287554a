// Builds the packed package into an app of each kind that its README names, as a developer would, and looks at the page
// in a browser. It installs those frameworks from the registry and takes some minutes, so that `npm test` tries Vite
// alone, in packages/ui/test. `npm run consumers -- next astro` tries those. Pictures lie in .data/consumers.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from './build.mjs';
import { findOrInstallBrowser } from './findBrowser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = path.join(root, '.data/consumers');
const react = { react: '19.3.1', 'react-dom': '19.3.1' };
const oldest = { react: '19.2.0', 'react-dom': '19.2.0' };

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /></head><body><div id="root"></div>
<script type="module" src="./main.tsx"></script></body></html>`;
const main = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { day } from '@awning/ui/themes/day';
import { Page } from './Page';
document.documentElement.className = day;
createRoot(document.getElementById('root')!).render(<StrictMode><Page /></StrictMode>);`;
const vite = {
  files: { 'index.html': html, 'main.tsx': main },
  page: 'Page.tsx',
  development: (/** @type {number} */ port) => ['vite', '--port', `${port}`, '--strictPort'],
  production: (/** @type {number} */ port) => ['vite', 'preview', '--port', `${port}`, '--strictPort'],
  build: ['vite', 'build'],
};
const next = (/** @type {string} */ bundler, /** @type {Record<string, string>} */ more = {}) => ({
  packages: {
    ...react,
    next: '16.4.6',
    typescript: '5.9.3',
    '@types/react': '19.3.0',
    '@types/node': '20.19.43',
  },
  files: {
    'next.config.mjs': `export default { reactStrictMode: true, devIndicators: false };`,
    'app/layout.tsx': `import { day } from '@awning/ui/themes/day';
import type { ReactNode } from 'react';
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en" className={day}><body>{children}</body></html>;
}`,
    'app/page.tsx': `export { Page as default } from '../Page';`,
    ...more,
  },
  page: 'Page.tsx',
  development: (/** @type {number} */ port) => ['next', 'dev', `--${bundler}`, '--port', `${port}`],
  production: (/** @type {number} */ port) => ['next', 'start', '--port', `${port}`],
  build: ['next', 'build', `--${bundler}`],
});
const layers = { 'postcss.config.mjs': `export default { plugins: { '@awning/ui/postcss': {} } };` };

/**
 * @typedef {object} Consumer
 * @property {Record<string, string>} packages
 * @property {Record<string, string>} files
 * @property {string} page The file of the page with ten sections.
 * @property {readonly string[]} [build]
 * @property {(port: number) => readonly string[]} [development]
 * @property {(port: number) => readonly string[]} [production]
 * @property {readonly string[]} [command] A command to run in place of a server.
 * @property {boolean} [isLayered]
 */

/** @type {Record<string, Consumer>} */
const consumers = {
  vite: { ...vite, packages: { ...react, vite: '8.3.8' } },
  'vite-oldest-react': { ...vite, packages: { ...oldest, vite: '8.3.8' } },
  'next-webpack': next('webpack'),
  'next-turbopack': next('turbopack'),
  'next-webpack-layers': { ...next('webpack', layers), isLayered: true },
  'next-turbopack-layers': { ...next('turbopack', layers), isLayered: true },
  'react-router': {
    packages: {
      ...react,
      vite: '7.3.8',
      isbot: '5.2.3',
      'react-router': '7.18.4',
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      typescript: '5.9.3',
    },
    files: {
      'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
export default defineConfig({ plugins: [reactRouter()], ssr: { noExternal: ['@awning/ui'] } });`,
      'app/routes.ts': `import { index } from '@react-router/dev/routes';
export default [index('home.tsx')];`,
      'app/home.tsx': `export { Page as default } from '../Page';`,
      'app/root.tsx': `import { StrictMode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { day } from '@awning/ui/themes/day';
export default function App() {
  return <html lang="en" className={day}><head><meta charSet="utf-8" /><Meta /><Links /></head>
    <body><StrictMode><Outlet /></StrictMode><Scripts /></body></html>;
}`,
    },
    page: 'Page.tsx',
    build: ['react-router', 'build'],
    development: (port) => ['react-router', 'dev', '--port', `${port}`],
    production: () => ['react-router-serve', './build/server/index.js'],
  },
  astro: {
    packages: { ...react, astro: '5.18.2', '@astrojs/react': '4.4.2' },
    files: {
      'astro.config.mjs': `import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [react()], devToolbar: { enabled: false },
  vite: { ssr: { noExternal: ['@awning/ui'] } } });`,
      'src/pages/index.astro': `---
import { day } from '@awning/ui/themes/day';
import { Page } from '../../Page';
---
<html lang="en" class={day}><head><meta charset="utf-8" /></head><body><Page client:load /></body></html>`,
    },
    page: 'Page.tsx',
    build: ['astro', 'build'],
    development: (port) => ['astro', 'dev', '--port', `${port}`],
    production: (port) => ['astro', 'preview', '--port', `${port}`],
  },
  jest: {
    packages: {
      ...react,
      jest: '30.5.2',
      '@babel/preset-env': '7.29.14',
      '@babel/preset-react': '7.29.7',
      '@babel/preset-typescript': '7.29.7',
    },
    files: {
      'jest.config.cjs': `module.exports = { preset: '@awning/ui' };`,
      'babel.config.json': `{ "presets": [["@babel/preset-env", { "targets": { "node": "current" } }],
  ["@babel/preset-react", { "runtime": "automatic" }], "@babel/preset-typescript"] }`,
      'page.test.tsx': `import { renderToString } from 'react-dom/server';
import { Page } from './Page';
test('renders', () => { expect(renderToString(<Page />)).toContain('Bread worth crossing town for</h1>'); });`,
    },
    page: 'Page.tsx',
    command: ['jest'],
  },
};

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param {string} folder @param {readonly string[]} command */
function run(folder, [tool = '', ...args]) {
  execFileSync(path.join(folder, 'node_modules/.bin', tool), args, {
    cwd: folder,
    stdio: 'pipe',
    timeout: 300_000,
  });
}

/**
 * The faults of the page that the server renders.
 *
 * @param {string} folder @param {readonly string[]} command @param {number} port @param {string} name
 * @param {boolean} isLayered
 */
async function look(folder, [tool = '', ...args], port, name, isLayered) {
  const server = spawn(path.join(folder, 'node_modules/.bin', tool), args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: `${port}`, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const browser = await chromium.launch(await findOrInstallBrowser());
  /** @type {string[]} */
  const faults = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // A development server learns at the first visit which dependencies it has to prepare, and then reloads the page
    // once.
    await answers(page, `http://localhost:${port}/`);
    await page.waitForLoadState('networkidle');
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (said) => {
      // A new app has no favicon yet.
      if (said.type() === 'error' && !said.location().url.endsWith('/favicon.ico')) faults.push(said.text());
    });
    await answers(page, `http://localhost:${port}/`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const question = page.getByRole('button', { name: 'How soon?' });
    // Pressed until the app's own script has taken over: how soon that is depends on the framework.
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await page.waitForLoadState('networkidle');
    await question.click();
    if ((await question.getAttribute('aria-expanded')) !== 'true') faults.push('No answer opens.');
    const looks = await heading.evaluate((element) => {
      const { fontFamily, fontSize, color } = getComputedStyle(element);
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      return {
        face: fontFamily.split(',')[0]?.replaceAll('"', ''),
        size: Number.parseFloat(fontSize),
        color,
        isLayered: rules.some((rule) => rule instanceof CSSLayerBlockRule && rule.name.startsWith('awning.')),
      };
    });
    const wanted = { face: 'Bricolage Grotesque', size: 111.68, color: 'rgb(10, 104, 71)', isLayered };
    if (JSON.stringify(looks) !== JSON.stringify(wanted))
      faults.push(`The heading is ${JSON.stringify(looks)}.`);
    await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
  } catch (error) {
    faults.push(String(error));
  } finally {
    await browser.close();
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
  }
  return faults;
}

/** @param {import('playwright').Page} page @param {string} address */
async function answers(page, address) {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      return await page.goto(address, { timeout: 60_000 });
    } catch (error) {
      if (Date.now() > until) throw error;
      await page.waitForTimeout(250);
    }
  }
}

await build({ onlyIfChanged: true });
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const stage = mkdtempSync(path.join(os.tmpdir(), 'awning-consumers-'));
const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', stage], {
  cwd: path.join(root, 'packages/ui'),
  maxBuffer: 2 ** 26,
});
const tarball = path.join(stage, JSON.parse(packed.toString())[0].filename);

const asked = process.argv.slice(2);
const chosen = Object.entries(consumers).filter(
  ([name]) => !asked.length || asked.some((word) => name.includes(word)),
);
let failed = chosen.length === 0;
for (const [name, consumer] of chosen) {
  const folder = path.join(stage, name);
  for (const [file, content] of Object.entries(consumer.files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const dependencies = { ...consumer.packages, '@awning/ui': `file:${tarball}` };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  cpSync(path.join(root, 'packages/ui/test/Page.tsx'), path.join(folder, consumer.page));

  /** @type {Record<string, string[]>} */
  const faults = {};
  const attempt = async (/** @type {string} */ what, /** @type {() => unknown} */ act) => {
    try {
      const found = await act();
      faults[what] = Array.isArray(found) ? found : [];
    } catch (error) {
      const { stdout, stderr, message } = /** @type {Error & { stdout?: Buffer, stderr?: Buffer }} */ (error);
      faults[what] = [message, String(stdout ?? ''), String(stderr ?? '')];
    }
  };
  const { development, production, isLayered = false } = consumer;
  await attempt('install', () => {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'pipe',
      timeout: 300_000,
    });
  });
  const { command, build: building } = consumer;
  if (command) await attempt('run', () => run(folder, command));
  if (development) {
    const port = await freePort();
    await attempt('development', () =>
      look(folder, development(port), port, `${name}-development`, isLayered),
    );
  }
  if (building) await attempt('build', () => run(folder, building));
  if (production) {
    const port = await freePort();
    await attempt('production', () => look(folder, production(port), port, `${name}-production`, isLayered));
  }
  for (const [what, found] of Object.entries(faults)) {
    if (found.length) failed = true;
    console.log(
      `${found.length ? 'FAILED' : 'ok    '} ${name}: ${what}${found.map((line) => `\n  ${line}`).join('')}`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
}
rmSync(stage, { recursive: true, force: true });
if (failed) process.exitCode = 1;
