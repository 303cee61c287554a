import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `a${hash}` })],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Small pictures in the styles would be fetched with every page, wanted or not.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React and the router change when we upgrade them; everything else with every release.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|rolldown\/runtime/,
              priority: 2,
            },
            // What asks the server comes with the first thing that asks.
            {
              name: 'api',
              test: /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect)\/|\/state\/(api|failure)\.ts$/,
              priority: 2,
            },
            // What more than one page draws with, in one file: a request costs more than a few bytes too many.
            {
              name: 'shared',
              test: /\/(packages|apps\/site\/src)\/|preload-helper/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
