import { stat } from 'node:fs/promises';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { styles } from 'virtual:rendered-pages';
import { renderedPages } from '../../renderedPages.ts';

const cacheFile = new URL('../../../../node_modules/.cache/awning-rendered-pages.json', import.meta.url);

test('the renderer of the pages is built once for the build and all its tests', async () => {
  // This worker was given it; here it is built again, as by the next process.
  const before = await stat(cacheFile);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [renderedPages()],
    build: { ssr: true, write: false, rolldownOptions: { input: 'virtual:rendered-pages' } },
  });

  expect(JSON.stringify(result)).toContain(JSON.stringify(JSON.stringify(styles)).slice(1, -1));
  expect((await stat(cacheFile)).mtimeMs).toBe(before.mtimeMs);
});
