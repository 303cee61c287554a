import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWindowless } from '../../../scripts/findBrowser.mjs';
import type Layers from '../postcss.cjs';
import { installPackage } from './installPackage.ts';

const preflight = await readFile(new URL(import.meta.resolve('tailwindcss/preflight.css')), 'utf8');

let app: string;
let browser: Browser;
beforeAll(async () => {
  app = await installPackage();
  await copyFile(new URL('Page.tsx', import.meta.url), path.join(app, 'Page.tsx'));
  await writeFile(
    path.join(app, 'main.tsx'),
    `import { createRoot } from 'react-dom/client';
    import { day } from '@awning/ui/themes/day';
    import { Page } from './Page.tsx';
    document.documentElement.className = day;
    createRoot(document.getElementById('root')!).render(<Page />);`,
  );
  await writeFile(
    path.join(app, 'index.html'),
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>',
  );
  browser = await chromium.launch(await findWindowless());
});
afterAll(async () => {
  await browser.close();
  await rm(app, { recursive: true });
});

/** The page as the app’s build makes it, with the host’s own styles in its head. */
async function serve({ layered = false } = {}) {
  const outDir = path.join(app, layered ? 'layered' : 'plain');
  // As the app finds it: by the package's place on the disk.
  const layers: typeof Layers = createRequire(path.join(app, 'main.tsx'))('@awning/ui/postcss');
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    css: { postcss: { plugins: layered ? [layers()] : [] } },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir },
  });
  return preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
}

const open = async (server: PreviewServer) => {
  const opened = await browser.newPage();
  await opened.goto(server.resolvedUrls!.local[0]!);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  return opened;
};

type Look = { name: string; style: Record<string, string> };

/** The computed style of each element of the page, and of its pseudo-elements. */
const looks = (opened: Page): Promise<Look[]> =>
  opened.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#root *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const computed = getComputedStyle(element, part);
        // A folded part is not laid out: its grid tracks are from before it was folded.
        if ((part && computed.content === 'none') || element.closest('[hidden]')) return [];
        // The style and colour of a border without width cannot be seen.
        const isSeen = (property: string) =>
          !/^--|^tab-size|tap-highlight|^appearance|^vertical-align/.test(property) &&
          !(
            /^border-.*-(style|color)$/.test(property) &&
            computed.getPropertyValue(property.replace(/(style|color)$/, 'width')) === '0px'
          );
        const style = [...computed].filter(isSeen);
        return {
          name: `${element.tagName.toLowerCase()}${part ?? ''} ${element.textContent?.slice(0, 20)}`,
          style: Object.fromEntries(style.map((property) => [property, computed.getPropertyValue(property)])),
        };
      }),
    );
  });

/** Where two looks of the page differ: in which element, and in which properties. */
const differences = (before: Look[], after: Look[]) =>
  before.flatMap(({ name, style }, place) =>
    Object.entries(style).flatMap(([property, value]) => {
      const now = after[place]?.style[property];
      return now === value ? [] : [`${name}: ${property}: ${value} is ${now}`];
    }),
  );

const withStyles = async (opened: Page, css: string, place: 'first' | 'last') => {
  await opened.evaluate(
    ({ content, before }) => {
      const style = document.createElement('style');
      style.textContent = content;
      document.head[before ? 'prepend' : 'append'](style);
    },
    { content: css, before: place === 'first' },
  );
  return opened;
};

const hosts = {
  'Tailwind 4’s preflight in its layer': `@layer theme, base, components, utilities; @layer base { ${preflight} }`,
  'every margin set to nothing': '* { margin: 0 }',
  'headings of a size of their own': 'h1, h2 { margin: 1em 0; font: 17px serif }',
};
const places = ['first', 'last'] as const;

describe('without layers', () => {
  let server: PreviewServer;
  let alone: Look[];
  beforeAll(async () => {
    server = await serve();
    alone = await looks(await withStyles(await open(server), '', 'first'));
  });
  afterAll(() => server.close());

  test.for(Object.entries(hosts).flatMap(([name, css]) => places.map((place) => ({ name, css, place }))))(
    'it looks as it does alone beside $name, $place',
    async ({ css, place }) => {
      const opened = await open(server);
      await withStyles(opened, css, place);
      expect(differences(alone, await looks(opened))).toEqual([]);
    },
  );

  test('a class of the host’s wins over a primitive’s own rules', async () => {
    const opened = await open(server);
    await withStyles(opened, '.quiet { font-size: 17px }', 'first');
    const heading = opened.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.classList.add('quiet'));
    expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('17px');
  });
});

describe('in layers', () => {
  let server: PreviewServer;
  let alone: Look[];
  beforeAll(async () => {
    server = await serve({ layered: true });
    alone = await looks(await withStyles(await open(server), '', 'first'));
  });
  afterAll(() => server.close());

  test('it looks the same as without them', async () => {
    const plain = await serve();
    const other = await looks(await withStyles(await open(plain), '', 'first'));
    await plain.close();
    expect(differences(alone, other)).toEqual([]);
  });

  test('it looks the same as alone where the host’s layers stand below it', async () => {
    const opened = await open(server);
    await withStyles(
      opened,
      `@layer theme, base, awning, components, utilities; @layer base { ${preflight} }`,
      'first',
    );
    expect(differences(alone, await looks(opened))).toEqual([]);
  });

  test('a layer of the host’s that stands above it wins, and so do rules in no layer', async () => {
    const opened = await open(server);
    const heading = opened.getByRole('heading', { level: 1 });
    const size = () => heading.evaluate((element) => getComputedStyle(element).fontSize);
    await withStyles(
      opened,
      '@layer base, awning, utilities; @layer utilities { h1 { font-size: 17px } }',
      'first',
    );
    expect(await size()).toBe('17px');
    await withStyles(opened, 'h1 { font-size: 18px }', 'first');
    expect(await size()).toBe('18px');
  });
});
