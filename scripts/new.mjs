// Starts something new from one of our own, which is always in step: `npm run new section Pricing` from Hero,
// `npm run new template "Bakery Crumb"` from Barbershop Classic.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind, name = ''] = process.argv.slice(2);

if (kind === 'section' && /^[A-Z][A-Za-z]+$/.test(name)) await startSection();
else if (kind === 'template' && /^[A-Z][A-Za-z]*( [A-Z][A-Za-z]*)*$/.test(name)) await startTemplate();
else {
  console.error('Say what to start and what it is: npm run new section Pricing');
  console.error('or: npm run new template "Bakery Crumb"');
  process.exitCode = 1;
}

async function startSection() {
  const sections = path.join(root, 'packages/ui/src/sections');
  const folder = path.join(sections, name);
  if (!(await isMade(folder, 'section'))) return;
  for (const file of await readdir(path.join(sections, 'Hero'))) {
    const content = await readFile(path.join(sections, 'Hero', file), 'utf8');
    const target = path.join(folder, file.replace('Hero', name));
    await writeFile(target, content.replaceAll('Hero', name));
    console.log(path.relative(root, target));
  }
  console.log('Now make them say what only this section says: CONTRIBUTING.md, “A new section”.');
}

async function startTemplate() {
  const pattern = 'barbershop-classic';
  const id = name.toLowerCase().replaceAll(' ', '-');
  const shelf = path.join(root, 'packages/templates/src');
  const folder = path.join(shelf, id);
  if (!(await isMade(folder, 'template'))) return;
  await cp(path.join(shelf, pattern), folder, { recursive: true });
  // It has a face of its own to show.
  await rm(path.join(folder, 'shots'), { recursive: true, force: true });
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!/\.tsx?$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file, 'utf8');
    const own = content
      .replaceAll(pattern, id)
      .replaceAll('Barbershop Classic', name)
      .replace(/createdAt: '[^']+'/, `createdAt: '${new Date().toISOString().slice(0, 10)}'`);
    await writeFile(file, own);
    console.log(path.relative(root, file));
  }
  console.log('Now make it look like nobody else’s: docs/how-to/add-a-template.md.');
}

/**
 * Makes a folder that is not there yet.
 *
 * @param {string} folder
 * @param {string} what
 */
async function isMade(folder, what) {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EEXIST') throw error;
    console.error(`There is a ${what} ${name} already: ${folder}`);
    process.exitCode = 1;
    return false;
  }
}
