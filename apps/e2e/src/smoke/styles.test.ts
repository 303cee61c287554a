import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const built = fileURLToPath(new URL('../../../site/dist/client', import.meta.url));

/** The classes that a sheet has rules for. */
const styledIn = (css: string) =>
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

const read = (file: string) => readFile(path.join(built, file), 'utf8');

async function stylesOf(html: string) {
  const sheets = [...html.matchAll(/<link[^>]* href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) =>
    read(file),
  );
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return [...inline, ...(await Promise.all(sheets))].join('');
}

// A bundler may move a module’s styles to a file that no page with its classes asks for.
test('a class of a page that is styled anywhere is styled there', async () => {
  const assets = (await readdir(`${built}/assets`)).filter((file) => file.endsWith('.css'));
  const styled = new Set((await Promise.all(assets.map((file) => read(`assets/${file}`)))).flatMap(styledIn));
  const files = (await readdir(built, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !/^(?:demos|preview)\//.test(file),
  );

  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await read(file);
      const own = new Set(styledIn(await stylesOf(html)));
      const used = new Set(
        [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
      );
      return { file, used: used.size, bare: [...used].filter((name) => styled.has(name) && !own.has(name)) };
    }),
  );

  expect(pages.length).toBeGreaterThan(40);
  expect(Math.max(...pages.map(({ used }) => used))).toBeGreaterThan(100);
  expect(pages.filter(({ bare }) => bare.length > 0)).toEqual([]);
});
