import type { PageAssets } from './document.ts';

/** The part of Vite's manifest that pages are put together from. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[] }
>;

/** Everything a page of these modules needs, from the record of a build. */
export async function collectAssets(
  manifest: Manifest,
  modules: readonly string[],
  readStyles: (file: string) => Promise<string>,
): Promise<PageAssets> {
  const known = modules.filter((key) => manifest[key]);
  const chunks = [...new Set(known.flatMap((key) => withImports(manifest, key)))].map((key) => manifest[key]);

  const stylesheets = [...new Set(chunks.flatMap((chunk) => chunk?.css ?? []))];
  const css = (await Promise.all(stylesheets.map(readStyles))).join('').replaceAll('\n', '');
  const fonts = chunks
    .flatMap((chunk) => chunk?.assets ?? [])
    .filter((file) => file.endsWith('.woff2') && !isForSomeLetters(file, css));
  const scripts = chunks.flatMap((chunk) => (chunk?.file.endsWith('.js') ? [chunk.file] : []));
  const address = (file: string) => `/${file}`;

  return {
    css,
    stylesheets: stylesheets.map(address),
    modules: scripts.map(address),
    fonts: [...new Set(fonts)].map(address),
  };
}

// Asked for by a page that writes one of those letters, once it does.
const isForSomeLetters = (file: string, css: string) =>
  [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].some(
    ([face]) => face.includes(`/${file}`) && face.includes('unicode-range'),
  );

// A chunk's imports come before it, as their styles must.
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = manifest[key]?.imports ?? [];
  return [...imports.flatMap((imported) => withImports(manifest, imported, seen)), key];
}
