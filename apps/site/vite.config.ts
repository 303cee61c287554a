import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../packages/ui/browsers.mjs';
import { nameClass } from '../../packages/release/classNames.mjs';
import { fromSource } from '../../packages/ui/fromSource.mjs';
import { posts } from '../../packages/content/posts.mjs';
import { leanEntry } from './leanEntry.ts';
import { leanRouter } from './leanRouter.ts';

export default defineConfig(({ command }) => ({
  ...(command === 'serve' && fromSource),
  plugins: [posts(), leanEntry, leanRouter, react(), vanillaExtractPlugin({ identifiers: nameClass })],
  build: {
    ...browsers,
    modulePreload: { polyfill: false },
    // Small pictures in the styles would be fetched with every page, wanted or not.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Where a build spends its time does not matter here.
      checks: { bundlerTimings: false },
    },
  },
}));
