import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.mjs';
import { fromSource } from '../../scripts/fromSource.mjs';
import { posts } from '../../scripts/posts.mjs';
import { leanRouter } from './leanRouter.ts';

const ours = /\/(packages|apps\/site\/src)\/|preload-helper/;
/** What only those see who are about to buy or have sent something. */
const buyersOnly =
  /\/(Receipt|StatusPanel|OrderPanel|ThanksPage|NewsletterLinkPage)\/|content\/src\/orders|(load|use)Order/;
/** What only those see who come in. */
const atTheDoor = /\/(AccountForm|FilteredField|KeyTag|PasswordField)\/|content\/src\/accounts/;
/** What only those see who wait at the door. */
const waiting = /\/(Loader|WaitingPage)\/|content\/src\/waiting/;
/** What only those see who run the shop. */
const deskOnly =
  /\/pages\/Desk|\/(DeskShell|Ledger|LedgerPart|FigureBoard|BarChart|Spike|RecordDetail|StateStamp|LetterSlip)\/|content\/src\/desk|contract\/src\/pageSize|\/(useDesk|deskView|deskDate|loadDesk|mailTo)/;
/** What lists are gone through with: few public pages have one. */
const listTools = /\/(Table|Pagination|GetForm|SearchField|EmptyState)\//;
/** What fields and forms are made of, and the words of the small ones: it comes with the first form that is touched. */
const forms =
  /\/(Docket|ErrorSummary|Field|FieldFaults|FieldFrame|FieldGroup|Form|FormContext|FormLayout|FormValues|Honeypot|LetterPlate|QuoteForm|Reply|SelectField|SubmitButton|SubscribeForm|TextArea)\/|\/useSubmission\.ts$|content\/src\/(contact|newsletter|quote)\.ts$/;
/** The price list has its words in its title and, late, in itself. */
const prices = /content\/src\/pricing\.ts$/;
/** What asks the server. */
const askers = /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect)\/|\/state\/(api|failure)\.ts$/;

export default defineConfig(({ command }) => ({
  ...(command === 'serve' && fromSource),
  plugins: [posts(), leanRouter, react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `a${hash}` })],
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
              test: (id: string) =>
                ours.test(id) &&
                ![buyersOnly, atTheDoor, waiting, deskOnly, listTools, forms, prices, askers].some((own) =>
                  own.test(id),
                ),
              minShareCount: 2,
              priority: 2,
            },
            // It comes with the first thing that asks.
            { name: 'api', test: askers, priority: 1 },
            { name: 'door', test: atTheDoor, minShareCount: 2 },
            { name: 'waiting', test: waiting, minShareCount: 2 },
            { name: 'till', test: buyersOnly, minShareCount: 2 },
            { name: 'desk', test: deskOnly, minShareCount: 2 },
            { name: 'lists', test: listTools, minShareCount: 2 },
            { name: 'forms', test: forms, minShareCount: 2 },
            { name: 'prices', test: prices, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
