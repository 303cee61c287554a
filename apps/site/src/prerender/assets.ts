import type { PageAssets } from './document.ts';

/** The part of Vite's manifest that pages are put together from. */
export type Manifest = Record<
  string,
  { file: string; src?: string; css?: string[]; assets?: string[]; imports?: string[] }
>;

const entry = 'src/main.tsx';
const moduleOf = (routeId: string) => `src/routes/${routeId}.tsx`;

/** Everything a page of these routes needs, from the record of the client's build. */
export async function collectAssets(
  manifest: Manifest,
  routeIds: readonly string[],
  readStyles: (file: string) => Promise<string>,
): Promise<PageAssets> {
  const chunks = [entry, ...routeIds.map(moduleOf).filter((key) => manifest[key])];
  const visited = [...new Set(chunks.flatMap((key) => withImports(manifest, key)))];

  const stylesheets = [...new Set(visited.flatMap((key) => manifest[key]?.css ?? []))];
  const fonts = visited
    .flatMap((key) => manifest[key]?.assets ?? [])
    .filter((file) => file.endsWith('.woff2'));
  const modules = visited.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));

  return {
    css: (await Promise.all(stylesheets.map(readStyles))).join('').replaceAll('\n', ''),
    inlinedStylesheets: stylesheets.map((file) => `/${file}`),
    modules: modules.map((file) => `/${file}`),
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
  };
}

// A chunk's imports come before it, as their styles must.
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = manifest[key]?.imports ?? [];
  return [...imports.flatMap((imported) => withImports(manifest, imported, seen)), key];
}
