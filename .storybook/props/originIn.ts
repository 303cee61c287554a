import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const names = (index: string, name: string) => new RegExp(`\\b${name}\\b`).test(index);

/** Whether an entry of the package exports a name: its index, or the file of its folder's name where there is none. */
function isExported(folder: string, entry: string, name: string): boolean {
  const index = read(path.join(folder, 'index.ts'));
  if (index) return names(index, name);
  const code = read(path.join(folder, `${entry}.tsx`)) || read(path.join(folder, `${entry}.ts`));
  return new RegExp(`^export \\w+ ${name}\\b`, 'm').test(code);
}

/**
 * Where an exported name is imported from: of the package by its entry, if it is in one; of a design from its folder,
 * and of the shop from its sources.
 */
export function importPathOf(file: string, name: string): string | undefined {
  const place = path.relative(root, file).split(path.sep).join('/');
  const [, layer, folder] = /^packages\/ui\/src\/(components|sections)\/[^/]+\/([^/]+)\//.exec(place) ?? [];
  if (layer && folder) {
    return isExported(path.dirname(file), folder, name) ? `@awning/ui/${layer}/${folder}` : undefined;
  }
  if (place.startsWith('packages/ui/src/primitives/')) {
    const index = read(path.join(root, 'packages/ui/src/primitives/index.ts'));
    return names(index, name) ? '@awning/ui/primitives' : undefined;
  }
  const room = /^(packages\/templates\/src\/[^/]+|apps\/(?:site|api)\/src)\/(.+)$/.exec(place);
  return room ? `./${room[2]}` : undefined;
}

/** The components that a file exports. */
export const componentsIn = (code: string): readonly string[] =>
  [...code.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name);
