// Sets the limit of every entry to a little more than it weighs: `npm run sizes`, to be looked at before it is kept.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './bundle.ts';
import { entriesOf, root } from './entries.ts';

const step = 128;
const limitFor = (bytes: number) => bytes && Math.ceil((bytes * 1.05) / step) * step;

async function measure() {
  const limits: Record<string, { script: number; styles: number }> = {};
  for (const { name, script } of entriesOf()) {
    const size = await bundle(script);
    limits[name] = { script: limitFor(size.script), styles: limitFor(size.styles) };
  }
  return limits;
}

void measure().then((limits) =>
  writeFile(path.join(root, 'sizes.json'), `${JSON.stringify(limits, null, 2)}\n`),
);
