import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';

const id = 'virtual:rendered-pages';
const fromSource = 'awning-source';
const root = path.join(import.meta.dirname, '../..');
const entry = path.join(import.meta.dirname, 'src/pages/renderPage.tsx');
/** The sources that they may be rendered from. */
const sources = [
  'packages/content',
  'packages/shop',
  'packages/ui',
  'apps/api/src/pages',
  'apps/api/renderedPages.ts',
  'package-lock.json',
].map((source) => path.join(root, source));
const cacheFile = path.join(root, 'node_modules/.cache/awning-rendered-pages.json');

interface Rendered {
  code: string;
  styles: string;
  files: readonly string[];
}

let rendered: Promise<Rendered> | undefined;

/**
 * The renderer of the server's own pages, built once for all callers until a source changes: their markup as one module
 * without styles, and all their styles as one text whose hash a page can name. The build, a running `npm run dev` and
 * the tests all get the same.
 */
export function renderedPages(): Plugin {
  return {
    name: 'rendered-pages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const { code, styles, files } = await (rendered ??= renderOnce());
      for (const file of files) this.addWatchFile(file);
      return `${code}\nexport const styles = ${JSON.stringify(styles)};\n`;
    },
    watchChange() {
      rendered = undefined;
    },
  };
}

/** The build and each test run are processes of their own: one finds in the cache what another has rendered. */
async function renderOnce(): Promise<Rendered> {
  const stamp = stampOfSources();
  const before = JSON.parse(await readFile(cacheFile, 'utf8').catch(() => '{}')) as Partial<Rendered> & {
    stamp?: string;
  };
  const { code, styles, files } = before;
  if (before.stamp === stamp && code && styles && files) return { code, styles, files };

  const made = await render();
  const stray = made.files.find((file) => !sources.some((source) => file.startsWith(source)));
  if (stray)
    throw new Error(`Pages are rendered from ${stray}: name its room among the sources in renderedPages.ts.`);
  // Renamed when it is complete: another process may be reading.
  const whole = `${cacheFile}.${randomUUID()}`;
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(whole, JSON.stringify({ stamp, ...made }));
  await rename(whole, cacheFile);
  return made;
}

function stampOfSources(): string {
  const stampsIn = (place: string): string[] => {
    if (['node_modules', 'dist'].includes(path.basename(place))) return [];
    const found = statSync(place);
    return found.isDirectory()
      ? readdirSync(place).flatMap((name) => stampsIn(path.join(place, name)))
      : [`${place} ${found.mtimeMs} ${found.size}`];
  };
  const stamps = sources.flatMap(stampsIn);
  return createHash('sha256').update(stamps.join('\n')).digest('hex');
}

async function render(): Promise<Rendered> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    mode: 'production',
    // In every environment: so the tests run what is shipped.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    // For the compiler of the styles, and for its output.
    resolve: { conditions: [fromSource, ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: [fromSource, ...defaultServerConditions] } },
    build: {
      ssr: entry,
      write: false,
      emitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      minify: true,
      sourcemap: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: false },
        onLog(level, log, report) {
          // It does not matter which components a browser would run: only the rendered markup is sent.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const chunk = output.find((file) => file.type === 'chunk')!;
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error('The pages that the server renders have no styles.');
  return {
    code: chunk.code,
    // Their typeface is a file of the site, named by its content in both builds.
    styles: String(styles.source),
    files: chunk.moduleIds.filter((file) => path.isAbsolute(file) && !file.includes('node_modules')),
  };
}
