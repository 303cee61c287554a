import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exportsOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const names = (code: string, name: string) => new RegExp(`\\b${name}\\b`).test(code);

/**
 * From where a name that a file exports is imported: of the package by its entry, if it is in one; of a design from its
 * folder, and of the shop from its sources.
 */
export function importPathOf(file: string, name: string): string | undefined {
  const place = path.relative(root, file).split(path.sep).join('/');
  const [, layer, folder] = /^packages\/ui\/src\/(components|sections)\/[^/]+\/([^/]+)\//.exec(place) ?? [];
  if (layer && folder) {
    const listed = exportsOf(path.join(path.dirname(file), 'index.ts'));
    return names(listed, name) ? `@awning/ui/${layer}/${folder}` : undefined;
  }
  if (place.startsWith('packages/ui/src/primitives/')) {
    const listed = exportsOf(path.join(root, 'packages/ui/src/primitives/index.ts'));
    return names(listed, name) ? '@awning/ui/primitives' : undefined;
  }
  const room = /^(packages\/templates\/src\/[^/]+|apps\/(?:site|api)\/src)\/(.+)$/.exec(place);
  return room ? `./${room[2]}` : undefined;
}

/** The components that a file exports. */
export const componentsIn = (code: string): readonly string[] =>
  [...code.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name);
