import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import type * as Bundled from '../src/bundled.ts';
import type { ReleaseFile } from '../src/release.ts';

// The output of `npm run build`.
const designs = fileURLToPath(new URL('../../../apps/site/dist/designs', import.meta.url));
const shelf = fileURLToPath(new URL('../../templates/src', import.meta.url));
const ids = (await readdir(designs)).filter((id) => id !== 'source').toSorted();

const built = await Promise.all(
  ids.map(async (id) => {
    const address = pathToFileURL(path.join(designs, id, 'design.js')).href;
    const { bundle, buildRelease } = (await import(/* @vite-ignore */ address)) as typeof Bundled;
    const sample = await readFile(path.join(shelf, id, 'sample/content.json'), 'utf8');
    const content = JSON.parse(sample) as Readonly<Record<string, unknown>>;
    const { palettes, typefaces } = bundle.design;
    const looks = Object.keys(palettes).flatMap((palette) =>
      Object.keys(typefaces).map((pair) => ({ palette, typefaces: pair })),
    );
    return { id, content, bundle, buildRelease, looks };
  }),
);

const classesOf = (look: { className?: string } | undefined) => look?.className?.split(' ') ?? [];

/** The declarations of a rule of the design for its lettering, name by name. */
const fontsSaidBy = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`\\.${name}\\{([^}]*)\\}`, 'g'))].flatMap(([, rule = '']) =>
    [...rule.matchAll(/(--ui-font-[\w-]+):([^;]*)/g)].map(([, property = '', value = '']) => [
      property,
      value,
    ]),
  );

const familiesOf = (css: string) =>
  [...css.matchAll(/@font-face\{[^}]*?font-family:\s*["']?([^;"'}]+)/g)].map(([, family = '']) => family);

// Most that a pair may weigh (docs/how-to/add-a-template.md).
const mostBytes = 45_000;

// All are built by the same code; a fault of only one can wait for the night.
const asked = built.filter((_, place) => inject('isNightly') || place % 5 === 0);

test.each(asked)('$id ships the colours and the letters that were chosen, and no others', (site) => {
  const { id, content, bundle, buildRelease, looks } = site;
  const { palettes, typefaces } = bundle.design;
  for (const options of looks) {
    const parts = buildRelease(
      {
        templateId: id,
        content,
        options,
        pictures: {},
        origin: 'https://sharp.example',
        formsAt: '',
        reportUrl: 'https://shop.example/report',
      },
      bundle,
    ).filter((part): part is ReleaseFile => 'bytes' in part);
    const page = parts.find((part) => part.path === 'index.html')!;
    const html = new TextDecoder().decode(page.bytes);
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];

    const others = [
      ...Object.entries(palettes).filter(([name]) => name !== options.palette),
      ...Object.entries(typefaces).filter(([name]) => name !== options.typefaces),
    ].flatMap(([, look]) => classesOf(look));
    expect(others.filter((name) => html.includes(name))).toEqual([]);

    // Of several classes with the same declaration for the lettering, the last holds.
    const worn = /<html lang="[^"]*" class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const set = new Map(worn.flatMap((name) => fontsSaidBy(bundle.css, name)) as [string, string][]);
    const said = [...set.values()].join();
    const wanted = familiesOf(bundle.css).filter((family) => said.includes(family));
    expect(wanted).not.toEqual([]);
    expect([...new Set(familiesOf(css))].toSorted()).toEqual([...new Set(wanted)].toSorted());

    const fonts = parts.filter(({ type }) => type === 'font/woff2');
    expect(fonts.filter((font) => !css.includes(font.path))).toEqual([]);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(mostBytes);
  }
});
