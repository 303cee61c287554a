import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** What one entry adds to an app that imports nothing else and has React already. */
export interface Bundle {
  /** The files that went into it. */
  modules: readonly string[];
  /** Bytes, minified and compressed with gzip. */
  script: number;
  /** Bytes of its style sheets as they are shipped, which is minified, put together and compressed with gzip. */
  styles: number;
}

/**
 * Bundles one module as a developer's app would. By the bundler alone: a whole `vite build` comes to the same bytes of
 * script, and takes six times as long for each of some hundred entries.
 */
export async function bundle(script: string): Promise<Bundle> {
  const styles = new Set<string>();
  const bundler = await rolldown({
    input: script,
    platform: 'browser',
    external: /^(react|react-dom)(\/|$)/,
    preserveEntrySignatures: 'strict',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    plugins: [
      {
        name: 'awning-styles',
        load: {
          filter: { id: /\.css$/ },
          handler(id) {
            styles.add(id);
            return { code: '', moduleType: 'js', moduleSideEffects: false };
          },
        },
      },
    ],
  });
  const { output } = await bundler.generate({ minify: true, comments: false });
  await bundler.close();

  const size = (content: string) => content && gzipSync(content).length;
  const chunks = output.filter((file) => file.type === 'chunk');
  const sheets = await Promise.all([...styles].toSorted().map((file) => readFile(file, 'utf8')));
  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    script: chunks.reduce((total, { code }) => total + Number(size(code.trim())), 0),
    styles: Number(size(sheets.join(''))),
  };
}
