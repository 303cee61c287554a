import type { PageAssets } from './document.ts';

/** The part of Vite's manifest that pages are assembled from. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/** The modules of a page, as keys of the manifest. */
export interface PageModules {
  eager: readonly string[];
  /** Rendered by the server all the same: its styles are needed now, its script is not. */
  lazy?: readonly string[];
}

/** Everything that a page of these modules needs, from the manifest of a build. */
export async function collectAssets(
  manifest: Manifest,
  { eager, lazy = [] }: PageModules,
  readStyles: (file: string) => Promise<string>,
): Promise<PageAssets> {
  const chunksOf = (keys: readonly string[]) => {
    const known = keys.filter((key) => manifest[key]);
    return [...new Set(known.flatMap((key) => withImports(manifest, key)))].map((key) => manifest[key]);
  };
  const chunks = chunksOf(eager);
  const islands = chunks.flatMap((chunk) => chunk?.dynamicImports?.filter(isIsland) ?? []);
  const rendered = [...chunks, ...chunksOf([...islands, ...lazy])];
  const goods = rendered.flatMap((chunk) => chunk?.dynamicImports?.filter(isOfGoods) ?? []);
  const chunksUsed = [...new Set([...rendered, ...chunksOf(goods)])];
  const stylesheets = [...new Set(chunksUsed.flatMap((chunk) => chunk?.css ?? []))];
  const css = (await Promise.all(stylesheets.map(readStyles))).join('').replaceAll('\n', '');
  const fonts = chunksUsed
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

const isIsland = (key: string) => /^src\/[^/]+\/islands\//.test(key);

/** What a page shows of goods names classes, as that of a design's window, in a module that its loader imports. */
const isOfGoods = (key: string) => /^src\/.+Goods\.ts$/.test(key);

// A page that contains one of those letters loads it then.
const isForSomeLetters = (file: string, css: string) =>
  [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].some(
    ([face]) => face.includes(`/${file}`) && face.includes('unicode-range'),
  );

// A chunk's imports come before it, since their styles must.
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = manifest[key]?.imports ?? [];
  return [...imports.flatMap((imported) => withImports(manifest, imported, seen)), key];
}
