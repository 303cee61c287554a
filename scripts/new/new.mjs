// Starts something new from a piece of ours, which is always up to date: `npm run new section prices/Pricing` from
// FactStrip, `npm run new template "Bakery Crumb"` from Barbershop Classic.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shelf = path.join(root, 'packages/templates/src');
const library = path.join(root, 'packages/ui/src/sections');
const [kind, name = ''] = process.argv.slice(2);

if (kind === 'section' && /^[a-z-]+\/[A-Z][A-Za-z]+$/.test(name)) await startSection();
else if (kind === 'template' && /^[A-Z][A-Za-z]*( [A-Z][A-Za-z]*)*$/.test(name)) await startTemplate();
else {
  console.error('Say what to start and what it is: npm run new section prices/Pricing');
  console.error('for one design alone: npm run new section trainer-lane/Pricing');
  console.error('or a whole template: npm run new template "Bakery Crumb"');
  process.exitCode = 1;
}

async function startSection() {
  const [room = '', section = ''] = name.split('/');
  const design = existsSync(path.join(shelf, room, 'template.ts'));
  const folder = design ? path.join(shelf, room, 'sections', section) : path.join(library, room, section);
  if (!(await isMade(folder, 'section'))) return;

  const pattern = 'FactStrip';
  for (const file of await readdir(path.join(library, 'proof', pattern))) {
    const written = await readFile(path.join(library, 'proof', pattern, file), 'utf8');
    const content = written.replaceAll(pattern, section);
    const target = path.join(folder, file.replace(pattern, section));
    await writeFile(target, design ? throughPublicEntries(content) : content);
    console.log(path.relative(root, target));
  }
  if (!design) await run('node', ['packages/ui/exportMap.mjs'], { cwd: root });
  console.log('Now make them say what only this section says: docs/how-to/add-a-section.md.');
}

/** Has a design import from the package's public entries. @param {string} content */
function throughPublicEntries(content) {
  return content
    .replaceAll(/'(?:\.\.\/){3}components\/[a-z]+\/(\w+)\/\w+\.tsx?'/g, "'@awning/ui/components/$1'")
    .replaceAll(/'(?:\.\.\/){3}primitives\/index\.ts'/g, "'@awning/ui/primitives'")
    .replaceAll(/'(?:\.\.\/){3}theme\/contract\.css\.ts'/g, "'@awning/ui/theme'")
    .replaceAll(/'(?:\.\.\/){3}(theme|styles)\/(\w+)(?:\.css)?\.ts'/g, "'@awning/ui/$1/$2'");
}

async function startTemplate() {
  const pattern = 'barbershop-classic';
  const id = name.toLowerCase().replaceAll(' ', '-');
  const folder = path.join(shelf, id);
  if (!(await isMade(folder, 'template'))) return;
  await cp(path.join(shelf, pattern), folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  // It needs fonts of its own to show, and Lighthouse figures of its own.
  for (const own of ['shots', 'measured.json'])
    await rm(path.join(folder, own), { recursive: true, force: true });
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!/\.tsx?$|^(content|fields)\.json$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file, 'utf8');
    const own = content
      .replaceAll(pattern, id)
      .replaceAll('Barbershop Classic', name)
      .replace(/createdAt: '[^']+'/, `createdAt: '${today}'`)
      // The changelog of the pattern is not the new one's.
      .replace(/changes: \[[^\]]+\]/, `changes: [{ on: '${today}', what: 'New on the shelf.' }]`);
    await writeFile(file, own);
    console.log(path.relative(root, file));
  }
  console.log('Now make it look like nobody else’s: docs/how-to/add-a-template.md.');
}

/**
 * Makes a folder that does not exist yet.
 *
 * @param {string} folder
 * @param {string} what
 */
async function isMade(folder, what) {
  try {
    await mkdir(path.dirname(folder), { recursive: true });
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
