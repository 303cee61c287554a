import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findWindowless } from '../../../scripts/findBrowser.mjs';
import { root } from './entries.ts';

const execute = promisify(execFile);
const installed = path.join(root, '../../node_modules');
let app: string;

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

const files = {
  'Readme.tsx': /```tsx\n(.*?)```/s.exec(readme)![1]!,
  'package.json': '{ "type": "module" }',
  'index.html':
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="./main.tsx"></script>',
  'Page.tsx': `
    import '@awning/ui/reset';
    import { vars } from '@awning/ui/theme';
    import { day } from '@awning/ui/themes/day';
    import { Hero } from '@awning/ui/sections/Hero';

    export const ink: string = vars.color.ink;
    export const page = (
      <div className={day}>
        <Hero heading="Bread worth crossing town for" actions={[{ label: 'Order', href: '/order' }]} />
      </div>
    );
    // @ts-expect-error A hero without a heading is none.
    export const wrong = <Hero />;
  `,
  'main.tsx': `
    import { createRoot } from 'react-dom/client';
    import { page } from './Page.js';
    createRoot(document.getElementById('root')!).render(page);
  `,
  'server.tsx': `
    import { renderToString } from 'react-dom/server';
    import { page } from './Page.js';
    export const html = renderToString(page);
  `,
};

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: [],
};

beforeAll(async () => {
  app = await mkdtemp(path.join(os.tmpdir(), 'awning-stranger-'));
  const modules = path.join(app, 'node_modules');
  await mkdir(path.join(modules, '@awning/ui'), { recursive: true });
  await execute('tar', [
    '-xzf',
    inject('tarball'),
    '-C',
    path.join(modules, '@awning/ui'),
    '--strip-components=1',
  ]);
  // What npm would fetch beside it lies here already.
  for (const name of ['react', 'react-dom', '@types', '@radix-ui', 'culori', 'csstype']) {
    await symlink(path.join(installed, name), path.join(modules, name));
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(app, name), content);
});

afterAll(() => rm(app, { recursive: true }));

test.for([
  { name: 'a bundler', module: 'preserve', moduleResolution: 'bundler' },
  { name: 'Node', module: 'nodenext', moduleResolution: 'nodenext' },
])(
  'its types hold in somebody else’s app that resolves as $name does',
  async ({ module, moduleResolution }) => {
    const tsconfig = {
      compilerOptions: { ...compilerOptions, module, moduleResolution },
      include: ['*.tsx'],
    };
    await writeFile(path.join(app, 'tsconfig.json'), JSON.stringify(tsconfig));
    const compiled = execute(path.join(installed, '.bin/tsc'), ['-p', app]);
    const { stdout } = await compiled.catch((failure: { stdout: string }) => failure);
    expect(stdout).toBe('');
  },
);

test('somebody else’s app draws it, in its theme', async () => {
  const outDir = path.join(app, 'dist');
  await build({ root: app, configFile: false, logLevel: 'error', build: { outDir } });
  const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
  const browser = await chromium.launch(await findWindowless());
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls!.local[0]!);
    const heading = page.getByRole('heading', { level: 1, name: 'Bread worth crossing town for' });
    await heading.waitFor();
    expect(await page.getByRole('link', { name: 'Order' }).getAttribute('href')).toBe('/order');
    const { ink, letters } = await heading.evaluate((element) => {
      const { color, fontSize } = getComputedStyle(element);
      return { ink: color, letters: Number.parseFloat(fontSize) };
    });
    expect(ink).toBe('rgb(10, 104, 71)');
    expect(letters).toBeGreaterThan(32);
  } finally {
    await browser.close();
    await server.close();
  }
});

test('a server renders it', async () => {
  const outDir = path.join(app, 'server');
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { outDir, ssr: path.join(app, 'server.tsx') },
    ssr: { noExternal: ['@awning/ui'] },
  });
  const { html } = await import(pathToFileURL(path.join(outDir, 'server.js')).href);
  expect(html).toContain('Bread worth crossing town for</h1>');
});
