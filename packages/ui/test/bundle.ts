import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

/** What an app gets that imports one entry and nothing else; React is there already. */
export interface Bundle {
  /** The files that went into it. */
  modules: readonly string[];
  /** Bytes, minified and compressed with gzip. */
  script: number;
  styles: number;
}

/** Bundles one module as the app of whoever installs the package would. */
export async function bundle(script: string): Promise<Bundle> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: script,
        external: /^(react|react-dom)(\/|$)/,
        preserveEntrySignatures: 'strict',
        checks: { moduleLevelDirective: false },
      },
    },
  })) as Rollup.RollupOutput;

  const size = (contents: readonly (string | Uint8Array)[]) =>
    contents.reduce((total, content) => total + (content.length && gzipSync(content).length), 0);
  const chunks = output.filter((file) => file.type === 'chunk');
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    script: size(chunks.map(({ code }) => code.trim())),
    styles: size(styles.map((file) => ('source' in file ? file.source : ''))),
  };
}
