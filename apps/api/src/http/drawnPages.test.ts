import { stat } from 'node:fs/promises';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { styles } from 'virtual:drawn-pages';
import { drawnPages } from '../../drawnPages.ts';

const cacheFile = new URL('../../../../node_modules/.cache/awning-drawn-pages.json', import.meta.url);

test('what draws the pages is made once for the build and all that tests it', async () => {
  // This worker was given it; here it is asked for anew, as by the next process.
  const before = await stat(cacheFile);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawnPages()],
    build: { ssr: true, write: false, rolldownOptions: { input: 'virtual:drawn-pages' } },
  });

  expect(JSON.stringify(result)).toContain(JSON.stringify(JSON.stringify(styles)).slice(1, -1));
  expect((await stat(cacheFile)).mtimeMs).toBe(before.mtimeMs);
});
