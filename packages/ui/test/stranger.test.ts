import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWindowless } from '../../../scripts/findBrowser.mjs';
import { entriesOf, root } from './entries.ts';
import { installed, installPackage } from './installPackage.ts';

const execute = promisify(execFile);
let app: string;

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const example = /```tsx\n(.*?)```/s.exec(readme)![1]!;

const pageWith = (script: string) =>
  `<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="./${script}"></script></body></html>`;

const files = {
  'package.json': '{ "type": "module" }',
  'index.html': pageWith('main.tsx'),
  'main.tsx': example,
  'strict.html': pageWith('strict.tsx'),
  // The interactive sections: each has effects, and StrictMode starts every one of them twice.
  'strict.tsx': `
    import { StrictMode, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import '@awning/ui/reset';
    import { Button } from '@awning/ui/components/Button';
    import { Dialog } from '@awning/ui/components/Dialog';
    import { PasswordField } from '@awning/ui/components/PasswordField';
    import { SearchField } from '@awning/ui/components/SearchField';
    import { TextArea } from '@awning/ui/components/TextArea';
    import { FaqAccordion } from '@awning/ui/sections/FaqAccordion';
    import { day } from '@awning/ui/themes/day';

    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <div className={day}>
          <FaqAccordion
            heading="Asked"
            items={[{ id: 'soon', question: 'How soon?', answer: 'By Friday.' }]}
          />
          <SearchField name="q" label="Search" labels={{ clear: 'Clear' }} />
          <TextArea label="Message" name="message" />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            toggle={{ show: 'Show', hide: 'Hide', shown: 'Shown', hidden: 'Hidden' }}
          />
          <Button onClick={() => setOpen(true)}>Ask</Button>
          <Dialog open={open} onClose={() => setOpen(false)} heading="Sure?" labels={{ close: 'Close' }}>
            Think again.
          </Dialog>
        </div>
      );
    }

    createRoot(document.getElementById('root')!).render(<StrictMode><Page /></StrictMode>);
  `,
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
  'everything.tsx': [
    ...entriesOf().map(({ name }, place) => `import * as entry${place} from '@awning/ui/${name}';`),
    `export const entries = [${entriesOf()
      .map((_, place) => `entry${place}`)
      .join()}];`,
  ].join('\n'),
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
  app = await installPackage();
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(app, name), content);
});

afterAll(() => rm(app, { recursive: true }));

test.for([
  { name: 'a bundler', module: 'preserve', moduleResolution: 'bundler' },
  { name: 'Node', module: 'nodenext', moduleResolution: 'nodenext' },
])('its types hold in an app that resolves as $name does', async ({ module, moduleResolution }) => {
  const tsconfig = {
    compilerOptions: { ...compilerOptions, module, moduleResolution },
    include: ['*.tsx'],
  };
  await writeFile(path.join(app, 'tsconfig.json'), JSON.stringify(tsconfig));
  const compiled = execute(path.join(installed, '.bin/tsc'), ['-p', app]);
  const { stdout } = await compiled.catch((failure: { stdout: string }) => failure);
  expect(stdout).toBe('');
});

/** Installs a React where the app looks for it, with the dependencies of that version. */
async function installReact(kind: 'newest' | 'oldest') {
  for (const name of ['react', 'react-dom']) {
    const place = path.join(app, 'node_modules', name);
    await rm(place, { recursive: true });
    // A copy: React DOM would resolve a link to its target, and find the other React there.
    if (kind === 'oldest') await cp(path.join(installed, `${name}-oldest`), place, { recursive: true });
    else await symlink(path.join(installed, name), place);
  }
}

test('the oldest React that it is tried with is the oldest it allows', async () => {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const oldest = JSON.parse(await readFile(path.join(installed, 'react-oldest/package.json'), 'utf8'));
  expect(manifest.peerDependencies).toEqual({
    react: `^${oldest.version}`,
    'react-dom': `^${oldest.version}`,
  });
});

describe.for(['oldest', 'newest'] as const)('with the %s React', (react) => {
  beforeAll(() => installReact(react));

  test.for(['development', 'production'])('an app for %s renders it, and it works', async (mode) => {
    const outDir = path.join(app, 'dist');
    const input = ['index.html', 'strict.html'].map((file) => path.join(app, file));
    await build({
      root: app,
      mode,
      configFile: false,
      logLevel: 'error',
      // By default Vite takes this from the environment, where it is `test`.
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      oxc: { jsx: { development: mode === 'development' } },
      // A package that lies outside the app also gets the app's React.
      resolve: { dedupe: ['react', 'react-dom'] },
      build: { outDir, rolldownOptions: { input } },
    });
    const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
    const address = server.resolvedUrls!.local[0]!;
    const browser = await chromium.launch(await findWindowless());
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));

      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1, name: 'Bread worth crossing town for' });
      await heading.waitFor();
      expect(await page.getByRole('link', { name: 'Order for Saturday' }).getAttribute('href')).toBe(
        '/order',
      );
      expect(await heading.evaluate(looks)).toEqual({
        ink: 'rgb(10, 104, 71)',
        isLarge: true,
        face: 'Bricolage Grotesque',
      });
      expect(await page.locator('body').evaluate(looks)).toMatchObject({ face: 'system-ui' });
      expect(await page.evaluate(faces)).toContain('Bricolage Grotesque');

      await page.goto(new URL('strict.html', address).href);
      const question = page.getByRole('button', { name: 'How soon?' });
      await question.click();
      expect(await question.getAttribute('aria-expanded')).toBe('true');
      await page.getByRole('button', { name: 'Ask' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sure?' });
      await dialog.waitFor();
      // A browser event that might close it unasked comes within two frames.
      await page.evaluate(twoPictures);
      expect(await dialog.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});

const looks = (element: Element) => {
  const { color, fontSize, fontFamily } = getComputedStyle(element);
  const [face = ''] = fontFamily.split(',');
  return { ink: color, isLarge: Number.parseFloat(fontSize) > 32, face: face.replaceAll('"', '') };
};

/** The font files that were loaded. */
const faces = async () => {
  await document.fonts.ready;
  return [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
};

const twoPictures = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
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
