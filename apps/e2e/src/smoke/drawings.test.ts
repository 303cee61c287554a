import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { BuiltDesign } from '@awning/release/release';
import { catalogue } from '@awning/templates/catalogue';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { visit } from '../support/browser.ts';

const designs = new URL('../../../site/dist/designs/', import.meta.url);

/** The drawings of a design and the names of its typefaces, each with the address of its picture. */
async function drawingsOf(id: string) {
  const { folder } = JSON.parse(await readFile(new URL(`${id}/pictures.json`, designs), 'utf8')) as {
    folder: string;
  };
  const built = pathToFileURL(new URL(`${id}/design.js`, designs).pathname).href;
  const { bundle, form } = (await import(/* @vite-ignore */ built)) as BuiltDesign;
  const { drawings, typefaces } = form(folder);
  expect(drawings.map((drawing) => drawing.id)).toEqual(Object.keys(bundle.design.drawings));
  return [...drawings, ...typefaces];
}

/** The colours of a picture as a browser draws it: a blank one has only that of its background. */
const coloursOf = (page: Page, sources: readonly string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (src) => {
          const image = Object.assign(new Image(160, 120), { src });
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0, 160, 120);
          const points = new Uint32Array(context.getImageData(0, 0, 160, 120).data.buffer);
          const counts = new Map<number, number>();
          for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1);
          return { src, drawn: 1 - Math.max(...counts.values()) / points.length };
        }),
      ),
    sources,
  );

test('each drawing of each design has a picture of its own, which is cached for ever', async () => {
  const { page } = await visit('/pricing');
  for (const { id } of catalogue) {
    const drawings = await drawingsOf(id);
    for (const { src } of drawings) {
      const picture = await fetch(inject('shopUrl') + src);
      expect([src, picture.status, picture.headers.get('content-type')]).toEqual([src, 200, 'image/svg+xml']);
      expect(picture.headers.get('cache-control')).toContain('immutable');

      const svg = await picture.text();
      const said = new Set([...svg.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name));
      const lost = [...svg.matchAll(/var\((--[\w-]+)/g)].filter(([, name]) => !said.has(name));
      expect([src, lost.map(([, name]) => name)]).toEqual([src, []]);
      const pieces = new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map(([, piece]) => piece));
      const missing = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].filter(
        ([, piece]) => !pieces.has(piece),
      );
      expect([src, missing.map(([, piece]) => piece)]).toEqual([src, []]);
    }
    const blank = (
      await coloursOf(
        page,
        drawings.map(({ src }) => src),
      )
    ).filter(({ drawn }) => drawn < 0.01);
    expect(blank).toEqual([]);
  }
});
