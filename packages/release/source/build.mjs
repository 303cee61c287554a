// Builds the website of content.json, options.json, site.json and the pictures into the folder “site”.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDesign } from './packages/release/buildDesign.mjs';

const root = import.meta.dirname;
/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

const site = await readJson('site.json');
const made = path.join(root, 'node_modules/.design');
const design = path.join(root, 'packages/templates/src', site.templateId, 'Site.tsx');
await buildDesign(design, made, await readJson('browsers.json'));
const { bundle, buildRelease } = await import(pathToFileURL(path.join(made, 'design.js')).href);

const content = await readJson('content.json');
const options = await readJson('options.json');
await rm(path.join(root, 'site'), { recursive: true, force: true });
for (const part of buildRelease({ ...site, content, options }, bundle)) {
  const file = path.join(root, 'site', part.path);
  await mkdir(path.dirname(file), { recursive: true });
  await (part.blob ? copyFile(path.join(root, 'pictures', part.blob), file) : writeFile(file, part.bytes));
}
process.stdout.write('The website is in the folder “site”.\n');
