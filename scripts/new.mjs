// Starts a section: `npm run new section Pricing` writes its five files, with our own Hero as the pattern.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sections = fileURLToPath(new URL('../packages/ui/src/sections/', import.meta.url));
const [kind, name = ''] = process.argv.slice(2);

if (kind !== 'section' || !/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error('Say what to start and what it is: npm run new section Pricing');
  process.exit(1);
}

const pattern = path.join(sections, 'Hero');
const folder = path.join(sections, name);
await mkdir(folder).catch((error) => {
  console.error(error.code === 'EEXIST' ? `There is a section ${name} already: ${folder}` : error.message);
  process.exit(1);
});
for (const file of await readdir(pattern)) {
  const content = await readFile(path.join(pattern, file), 'utf8');
  const target = path.join(folder, file.replace('Hero', name));
  await writeFile(target, content.replaceAll('Hero', name));
  console.log(path.relative(process.cwd(), target));
}
console.log('Now make them say what only this section says: CONTRIBUTING.md, “A new section”.');
