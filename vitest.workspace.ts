import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { renderedPages } from './apps/api/renderedPages.ts';
import { findWindowless } from './scripts/findBrowser.mjs';
import { fromSource } from './packages/ui/fromSource.mjs';
import { posts } from './packages/content/posts.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));

// Without one the other projects run all the same, and Playwright says how to get one.
const launchOptions = await findWindowless().catch(() => ({}));

/** Whether every test runs, however long it takes: `npm run test:nightly`. */
export const isNightly = process.env['AWNING_NIGHTLY'] === '1';

/** How long a test may take or wait. Far more than it needs on a busy machine: a test that takes so long hangs. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** By default Vitest leaves one of two cores idle: 340 s instead of 200 for the API's tests. */
const maxWorkers = 2;

/**
 * `npm run check` keeps what was compiled for the next time. A list of files depends on more than its own text, which
 * Vitest knows of `import.meta.glob(…)` and not of `import.meta.glob<…>(…)`.
 */
const listsAnew: Plugin = {
  name: 'lists-anew',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};

/** Tests of sources, without a browser. Importing all modules anew for each file takes as long as the tests. */
const units = (name: 'unit' | 'unit-site', include: string[], { isolate = false } = {}) => ({
  ...fromSource,
  oxc: { jsx: { development: false } },
  plugins: [posts(), vanillaExtractPlugin({ unstable_mode: 'transform' }), listsAnew],
  test: {
    name,
    setupFiles: ['@vanilla-extract/css/disableRuntimeStyles'],
    include,
    isolate,
    // A new thread for each file costs a third less than a new process.
    ...(isolate && { pool: 'threads' as const }),
    // React's production build: the development build records who made each element, which takes a third of the time.
    env: { NODE_ENV: 'production' },
    maxWorkers,
    ...patience,
    provide: { prefixes: isNightly ? 10_000 : 8 },
  },
});

/** The built code runs as it is: Vite would take a second for each design to transform it. */
const asBuilt = { deps: { external: [/\/dist\/designs\//] } };

/** Tests that visit the shop, each project its own, with one browser at a time: it shares a core with the shop. */
const visitors = (name: 'journeys' | 'smoke') => ({
  test: {
    name,
    root: 'apps/e2e',
    include: [`src/${name}/*.test.ts`],
    globalSetup: 'src/support/setup.ts',
    provide: { isNightly },
    ...patience,
    fileParallelism: false,
    // One browser for all files.
    isolate: false,
    server: asBuilt,
  },
});

// Setting Storybook up takes four seconds, which only runs of its stories should wait for.
const { values: asked } = parseArgs({
  args: process.argv.slice(2),
  options: { project: { type: 'string', multiple: true } },
  strict: false,
});
const storiesAreAsked =
  asked.project?.some((name) => name === 'stories' || /[*!]/.test(String(name))) ?? true;

export default defineConfig({
  // vanilla-extract reads it from here, not from the project.
  ...fromSource,
  test: {
    projects: [
      units('unit', [
        '.storybook/**/!(frame).test.{ts,tsx}',
        'scripts/{,*/}*.test.ts',
        'packages/*/src/**/*.test.{ts,tsx}',
      ]),
      // The session, the consent and the till each stand in a module: each file begins with its own.
      units('unit-site', ['apps/site/{*,src/**/*}.test.{ts,tsx}'], { isolate: true }),
      {
        test: {
          name: 'package',
          // Storybook is built for the one, and started for some of the others.
          include: ['.storybook/frame.test.ts', 'packages/{release,ui}/test/*.test.ts'],
          globalSetup: 'packages/ui/test/pack.setup.ts',
          server: asBuilt,
          provide: { isNightly },
          ...patience,
        },
      },
      {
        plugins: [renderedPages()],
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['apps/api/src/{database/openPostgres,limits/postgresCounter}.test.ts'],
          globalSetup: 'apps/api/src/testing/memory.setup.ts',
          provide: { isNightly },
          // One database for all files of a worker.
          isolate: false,
          maxWorkers,
          ...patience,
        },
      },
      {
        plugins: [renderedPages()],
        test: {
          name: 'api-postgres',
          // Tests on which two engines may differ: races, locks, roll-back, returned values, migrations.
          include: [
            isNightly
              ? 'apps/api/src/{mail,modules,payments}/**/*.test.ts'
              : 'apps/api/src/**/*.engines.test.ts',
            'apps/api/src/database/{openPostgres,*.engines}.test.ts',
            'apps/api/src/limits/postgresCounter.test.ts',
          ],
          // Calls to Stripe need no database.
          exclude: ['apps/api/src/payments/stripe.test.ts'],
          globalSetup: 'apps/api/src/testing/postgres.setup.ts',
          provide: { isNightly },
          isolate: false,
          maxWorkers,
          ...patience,
        },
      },
      {
        plugins: [renderedPages()],
        test: {
          name: 'server',
          include: ['apps/api/test/*.test.ts'],
          globalSetup: ['apps/api/src/testing/build.setup.ts', 'apps/api/src/testing/postgres.setup.ts'],
          provide: { isNightly, kills: isNightly ? 100 : 6, siteKills: isNightly ? 100 : 2 },
          fileParallelism: false,
          ...patience,
        },
      },
      {
        extends: true,
        plugins: [
          storiesAreAsked &&
            storybookTest({
              configDir: path.join(root, '.storybook'),
              storybookScript: 'npm run storybook',
              tags: { exclude: isNightly ? [] : ['nightly'] },
            }),
        ],
        // Found before the first run: a dependency discovered half-way reloads the page and fails every story.
        optimizeDeps: {
          include: [
            'axe-core',
            'culori',
            'fast-check',
            'hyphen/de',
            'hyphen/en-gb',
            'hyphen/en-us',
            'jsonc-parser',
            'react-dom/client',
            'react-dom/server',
            '@radix-ui/react-accordion',
            '@radix-ui/react-checkbox',
            '@radix-ui/react-tabs',
            '@radix-ui/react-toast',
            '@reduxjs/toolkit',
            '@reduxjs/toolkit/query',
            '@sinonjs/fake-timers',
            'react-router-dom',
            'storybook/internal/csf',
            'typebox',
            'typebox/format',
            'typebox/system',
            'typebox/value',
          ],
        },
        test: {
          name: 'stories',
          maxWorkers,
          isolate: false,
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            // Nothing is painted; a failing story is better looked at in Storybook.
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions }),
          },
        },
      },
      visitors('journeys'),
      visitors('smoke'),
    ],
  },
});

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether every test runs, however long it takes. */
    isNightly: boolean;
    /** How often the server is killed while orders come in. */
    kills: number;
    /** And how often while a site is filled and published. */
    siteKills: number;
    /** How many states of a site that is being typed are drawn, of all there are. */
    prefixes: number;
  }
}
