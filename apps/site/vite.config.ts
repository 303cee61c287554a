import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.mjs';
import { fromSource } from '../../scripts/fromSource.mjs';
import { leanRouter } from './leanRouter.ts';

const ours = /\/(packages|apps\/site\/src)\/|preload-helper/;
/** What only those see who are about to buy, or have bought. */
const buyersOnly =
  /\/(Form|FormContext|SubmitButton|ErrorSummary|Receipt|StatusPanel|OrderPanel)\/|content\/src\/orders|(load|use)Order/;
/** What asks the server. */
const askers = /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect)\/|\/state\/(api|failure)\.ts$/;

export default defineConfig(({ command }) => ({
  ...(command === 'serve' && fromSource),
  plugins: [leanRouter, react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `a${hash}` })],
  build: {
    ...browsers,
    modulePreload: { polyfill: false },
    // Small pictures in the styles would be fetched with every page, wanted or not.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Where a build spends its time is no news to who only wants it built.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // React and the router change when we upgrade them; everything else with every release.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
              priority: 2,
            },
            // What more than one page draws with, in one file: a request costs more than a few bytes too many.
            {
              name: 'shared',
              test: (id: string) => ours.test(id) && !buyersOnly.test(id) && !askers.test(id),
              minShareCount: 2,
              priority: 2,
            },
            // It comes with the first thing that asks.
            { name: 'api', test: askers, priority: 1 },
            { name: 'till', test: buyersOnly, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
