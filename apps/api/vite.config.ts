import { cpSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { renderedPages } from './renderedPages.ts';

/** The built server finds its migrations beside itself. */
function withMigrations(): Plugin {
  const source = path.join(import.meta.dirname, 'src/database/migrations');
  let outDir: string;

  return {
    name: 'migrations',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    buildStart() {
      // No module imports them, and every new one is entered here.
      this.addWatchFile(path.join(source, 'meta/_journal.json'));
    },
    closeBundle() {
      cpSync(source, path.join(outDir, 'migrations'), { recursive: true });
    },
  };
}

export default defineConfig({
  plugins: [withMigrations(), renderedPages()],
  // These packages are hundreds of small files each: read one by one, they take a second of every start.
  ssr: { noExternal: [/^@awning\//, 'drizzle-orm', 'jose', 'rate-limiter-flexible', 'stripe', 'typebox'] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // The timings of a build do not matter here.
      checks: { bundlerTimings: false },
      input: {
        admin: 'src/admin.ts',
        builderWorker: 'src/modules/sites/releases/builderWorker.ts',
        databaseWorker: 'src/database/pglite/pgliteWorker.ts',
        pictureProcess: 'src/modules/sites/pictures/pictureProcess.ts',
        renderWorker: 'src/site/rendering/renderWorker.ts',
        main: 'src/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
