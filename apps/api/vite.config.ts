import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** The built server finds its migrations beside itself. */
const withMigrations: Plugin = {
  name: 'migrations',
  closeBundle() {
    cpSync(new URL('src/database/migrations', import.meta.url), new URL('dist/migrations', import.meta.url), {
      recursive: true,
    });
  },
};

export default defineConfig({
  plugins: [withMigrations],
  ssr: { noExternal: /^@awning\// },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // Where a build spends its time is no news to who only wants it built.
      checks: { bundlerTimings: false },
      input: { main: 'src/main.ts', databaseWorker: 'src/database/pgliteWorker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
