import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Entry {
  /** As it is imported, without the package’s name: `sections/Hero`. */
  name: string;
  script: string;
  types: string;
}

/** Everything that can be imported from the built package, the patterns of its exports written out. */
export function entriesOf(folder = root): readonly Entry[] {
  return Object.entries(packageJson.exports).flatMap(([name, target]) => {
    if (typeof target === 'string') return [];
    return namesFor(path.join(folder, target.default)).map((found) => ({
      name: name.slice('./'.length).replace('*', found),
      script: path.join(folder, target.default.replace('*', found)),
      types: path.join(folder, target.types.replace('*', found)),
    }));
  });
}

/** The names that the star of a pattern stands for: folders that hold the file, or files of that kind. */
function namesFor(pattern: string): readonly string[] {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return [''];
  return readdirSync(path.dirname(`${before}x`))
    .map((found) => (after.startsWith('/') ? found : found.replace(after, '')))
    .filter((found) => existsSync(`${before}${found}${after}`))
    .toSorted();
}
