import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.mjs';
import { fromSource } from '../../scripts/fromSource.mjs';
import { leanRouter } from './leanRouter.ts';

const ours = /\/(packages|apps\/site\/src)\/|preload-helper/;
/** What says how something went, on a page of its own. */
const endings =
  /\/(StatusPanel|OrderPanel|ThanksPage|NewsletterLinkPage)\/|content\/src\/orders|(load|use)Order/;
/** What every form is made of, and what the one at the till has beside it. */
const forms = /\/(ErrorSummary|Field|FieldFaults|FieldFrame|Form|FormContext|Receipt|SubmitButton)\//;
/** What only some forms have, with their words: it comes with the first of them that is touched. */
const letters =
  /\/(Docket|FormLayout|FormValues|Honeypot|LetterPlate|QuoteForm|Reply|SelectField|SubscribeForm|TextArea)\/|\/useSubmission\.ts$|content\/src\/(contact|newsletter|quote)\.ts$/;
/** Shop windows side by side: home draws them late. */
const windows = /\/(CardLink|ShelfCard|TemplateCard|ToLetCard|TemplateWindows)\//;
/** The price list has its words in its title and, late, in itself. */
const prices = /content\/src\/pricing\.ts$/;
/** What asks the server. */
const askers = /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect)\/|\/state\/(api|failure)\.ts$/;

const ownChunks = [endings, forms, letters, windows, prices, askers];

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
              test: (id: string) => ours.test(id) && !ownChunks.some((own) => own.test(id)),
              minShareCount: 2,
              priority: 2,
            },
            // It comes with the first thing that asks.
            { name: 'api', test: askers, priority: 1 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
            { name: 'endings', test: endings, minShareCount: 2 },
            { name: 'letters', test: letters, minShareCount: 2 },
            { name: 'windows', test: windows, minShareCount: 2 },
            { name: 'prices', test: prices, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
