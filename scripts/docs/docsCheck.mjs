// Builds Storybook and opens every docs page in it: `npm run docs:check`. Arguments choose pages by words of their
// titles in the sidebar: `npm run docs:check -- Sections/prices Lightbox`.
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { findDocsFaults, readDocsPages } from './docsPages.mjs';
import { runAside } from '../run.mjs';

const folder = fileURLToPath(new URL('../../node_modules/.cache/storybook-static', import.meta.url));
const words = process.argv.slice(2);
await runAside('npx', ['storybook', 'build', '--quiet', '--output-dir', folder]);

const server = await preview({
  configFile: false,
  root: folder,
  build: { outDir: '.' },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'silent',
});
const url = server.resolvedUrls?.local[0] ?? '';
const pages = (await readDocsPages(url)).filter(
  ({ title }) => words.length === 0 || words.some((word) => title.includes(word)),
);
const began = Date.now();
let faulty = 0;
for await (const { title, faults } of findDocsFaults(url, pages)) {
  if (faults.length > 0) faulty += 1;
  for (const fault of faults) console.error(`${title}: ${fault}`);
}
await server.close();
console.log(
  `${pages.length} docs pages in ${Math.round((Date.now() - began) / 1000)} s, ${faulty} with faults`,
);
process.exitCode = faulty === 0 && pages.length > 0 ? 0 : 1;
