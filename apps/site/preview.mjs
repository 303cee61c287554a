// Builds the preview of a site that is being filled in: one script that loads one design, and each design's styles as
// its sites have them.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = path.dirname(fileURLToPath(import.meta.url));
const entry = 'src/preview/page/main.tsx';
const folder = 'assets/preview';

/** A chunk that several designs share is named after each of them. */
const nameOf = (name = '') => (/~/.test(name) ? 'parts' : name === 'Site' ? 'design' : name);

/** A page of the shop has its styles from its modules; here they are those of the design’s bundle. @type {import('vite').Plugin} */
const withoutStyles = {
  name: 'awning-without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css(?:\?|$)/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
};

/**
 * @param {string} designs where they have been built
 * @param {readonly string[]} ids
 * @param {string} client
 * @returns what each design’s preview starts with, by its id
 */
export async function buildPreview(designs, ids, client) {
  await build({
    root,
    logLevel: 'warn',
    plugins: [withoutStyles],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: true,
      rolldownOptions: {
        input: path.join(root, entry),
        output: {
          entryFileNames: `${folder}/preview-[hash].js`,
          chunkFileNames: ({ name }) => `${folder}/${nameOf(name)}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
              // The shared modules of the designs: few files, and little in each that is not needed.
              {
                name: 'parts',
                test: /\/(packages|apps|node_modules)\//,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 12_000,
              },
            ],
          },
        },
      },
    },
  });
  const manifestFile = path.join(client, '.vite/manifest.json');
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(path.dirname(manifestFile), { recursive: true });

  /** @param {string} key @param {Set<string>} files @returns {Set<string>} */
  const withImports = (key, files) => {
    const { file, imports = [] } = manifest[key] ?? { file: '' };
    if (files.has(file)) return files;
    files.add(file);
    for (const imported of imports) withImports(imported, files);
    return files;
  };
  const script = manifest[entry]?.file ?? '';
  await mkdir(path.join(client, folder), { recursive: true });
  const starts = ids.map(async (id) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(`/${id}/Site.tsx`)) ?? '';
    const css = await readFile(path.join(designs, id, 'styles.css'), 'utf8');
    const served = css.replaceAll('url(fonts/', 'url(/assets/demos/');
    const hash = createHash('sha256').update(served).digest('base64url').slice(0, 8);
    const styles = `${folder}/${id}-${hash}.css`;
    await writeFile(path.join(client, styles), served);
    const modules = withImports(key, withImports(entry, new Set()));
    modules.delete(script);
    return [
      id,
      { script: `/${script}`, styles: `/${styles}`, modules: [...modules].map((file) => `/${file}`) },
    ];
  });
  return Object.fromEntries(await Promise.all(starts));
}
