import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.mjs';
import { fromSource } from '../../scripts/fromSource.mjs';
import { posts } from '../../scripts/posts.mjs';
import { leanEntry } from './leanEntry.ts';
import { leanRouter } from './leanRouter.ts';

const ours = /\/(packages|apps\/site\/src)\/|preload-helper/;
/**
 * Parts that more than one page draws with and few visitors see, by the name of the file they go into. All else that is
 * shared is in one file: a request costs more than a few bytes too many.
 */
const apart = {
  /** What asks the server comes with the first thing that asks. */
  api: /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect)\/|\/state\/(api|createFetch|failure)\.ts$/,
  /** For those who are about to buy, or have bought. */
  till: /\/(Receipt|OrderPanel)\/|content\/src\/orders|(load|use)Order/,
  /** Says how something went, on a page of its own. */
  endings: /\/(StatusPanel|ThanksPage|NewsletterLinkPage)\//,
  /** For those who come in. */
  door: /\/(AccountForm|FilteredField|KeyTag|PasswordField)\/|content\/src\/accounts/,
  /** For those who wait at the door. */
  waiting: /\/(Loader|WaitingPage)\/|content\/src\/waiting/,
  /** For those who run the shop. */
  desk: /\/pages\/Desk|\/(DeskShell|Ledger|LedgerPart|FigureBoard|BarChart|Spike|RecordDetail|StateStamp|LetterSlip)\/|content\/src\/desk|contract\/src\/pageSize|\/(useDesk|deskView|deskDate|loadDesk|mailTo)/,
  /** What lists are gone through with. */
  lists: /\/(Table|Pagination|GetForm|SearchField|EmptyState)\//,
  /** What every form is made of. */
  forms: /\/(ErrorSummary|Field|FieldFaults|FieldFrame|Form|FormContext|SubmitButton)\/|\/useSubmission\.ts$/,
  /** What only some forms have, with their words: it comes with the first of them that is touched. */
  letters:
    /\/(Docket|FormLayout|FormValues|Honeypot|LetterPlate|QuoteForm|Reply|SelectField|SubscribeForm|TextArea)\/|content\/src\/(contact|newsletter|quote)\.ts$/,
  /** Shop windows side by side: home draws them late. */
  windows: /\/(CardLink|ShelfCard|TemplateCard|ToLetCard|TemplateWindows)\//,
  /** The price list has its words in its title and, late, in itself. */
  prices: /content\/src\/pricing\.ts$/,
};

export default defineConfig(({ command }) => ({
  ...(command === 'serve' && fromSource),
  plugins: [
    posts(),
    leanEntry,
    leanRouter,
    react(),
    // With an “a” before it a hash would spell “ad” now and then, which content blockers hide.
    vanillaExtractPlugin({ identifiers: ({ hash }) => `u${hash}` }),
  ],
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
            {
              name: 'shared',
              test: (id: string) => ours.test(id) && !Object.values(apart).some((own) => own.test(id)),
              minShareCount: 2,
              priority: 2,
            },
            ...Object.entries(apart).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
}));
