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
 * shared is in one file: a request costs more than a few bytes too many. The first of them takes along what it needs and
 * none before it has, so what many see comes first.
 */
const apart = {
  /** What every form is made of. */
  forms: /\/(ErrorSummary|Field|FieldFaults|FieldFrame|Form|FormContext|SubmitButton)\/|\/useSubmission\.ts$/,
  /** What lists are gone through with, and what they are asked for by. */
  lists: /\/(Pagination|GetForm|SearchField|EmptyState)\/|shop\/src\/search|\/state\/stats/,
  /** What is compared, line by line. */
  tables: /\/Table\//,
  /** What a template's page, the till and the catalogue say of one. */
  goods: /\/(Rating|Breadcrumbs)\/|content\/src\/(template|checkout)\.ts$/,
  /** Shop windows side by side: home draws them late. */
  windows: /\/(CardLink|ShelfCard|TemplateCard|ToLetCard|TemplateWindows)\//,
  /** What home opens with, and what stands along its street; each is a piece of its own, too. */
  front: /\/(HeroShopfront|Shopfront|ChoiceTabs)\//,
  street: /\/(Testimonials|Postcard|ServiceList)\/|content\/src\/(services|testimonials|pieces)\.ts$/,
  /** The price list has its words in its title and, late, in itself; the landing page has its tickets. */
  prices: /content\/src\/pricing\.ts$|\/(TierTicket|TierCards|Price)\//,
  /** What only some forms have, with their words: it comes with the first of them that is touched. */
  letters:
    /\/(Docket|FormLayout|FormValues|Honeypot|LetterPlate|QuoteForm|Reply|SelectField|SubscribeForm|TextArea)\/|content\/src\/(contact|newsletter|quote)\.ts$/,
  /** Says how something went, on a page of its own. */
  endings: /\/(StatusPanel|ThanksPage|NewsletterLinkPage)\//,
  /** The small print. */
  papers: /\/(SmallPrint|PolicyPage)\/|content\/src\/polic/,
  /** What there is to read. */
  reading: /content\/src\/(posts|blog)\.ts$|site\/src\/blog\.ts$|\/(PostCard|RelatedPosts)\//,
  /** For those who look into their own affairs. */
  counter: /\/(Dialog|Modal|Notice|Skeleton|Progress)\/|content\/src\/account/,
  /** For those who wait at the door. */
  waiting: /\/(Loader|WaitingPage)\/|content\/src\/waiting/,
  /** For those who are about to buy, or have bought. */
  till: /\/(Receipt|OrderPanel)\/|content\/src\/orders|(load|use)Order/,
  /** For those who come in. */
  door: /\/(AccountForm|FilteredField|KeyTag|PasswordField)\/|content\/src\/accounts/,
  /** For those who run the shop. */
  desk: /\/pages\/Desk|\/(DeskShell|Ledger|LedgerPart|FigureBoard|BarChart|Spike|RecordDetail|StateStamp|LetterSlip)\/|content\/src\/desk|contract\/src\/pageSize|\/(useDesk|deskView|deskDate|loadDesk|mailTo)/,
  /** What asks the server comes with the first thing that asks. */
  api: /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect)\/|\/state\/(api|createFetch|failure)\.ts$/,
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
          includeDependenciesRecursively: false,
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
              minShareCount: 6,
              priority: 2,
            },
            ...Object.entries(apart).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
}));
