import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.mjs';
import { fromSource } from '../../scripts/fromSource.mjs';
import { leanRouter } from './leanRouter.ts';

const ours = /\/(packages|apps\/site\/src)\/|preload-helper/;
/** What only those see who fill something in, or have bought. */
const buyersOnly =
  /\/(Form|FormContext|Field|FieldFrame|LiveText|SubmitButton|ErrorSummary|Receipt|StatusPanel|OrderPanel)\/|content\/src\/orders|(load|use)Order/;
/** What stands round a form that is no order. */
const forms = /\/(FormLayout|FormValues|Reply)\/|use(Submission|Entrance)/;
/** What only those see who come in. */
const atTheDoor = /\/(AccountForm|FilteredField|KeyTag|PasswordField)\/|content\/src\/accounts/;
/** What only those see who wait at the door. */
const waiting = /\/(Loader|WaitingPage)\/|content\/src\/waiting/;
/** What asks the server. */
const askers =
  /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect)\/|\/state\/(api|createFetch|failure)\.ts$/;

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
              test: (id: string) =>
                ours.test(id) &&
                !buyersOnly.test(id) &&
                !forms.test(id) &&
                !atTheDoor.test(id) &&
                !waiting.test(id) &&
                !askers.test(id),
              minShareCount: 2,
              priority: 2,
            },
            // It comes with the first thing that asks.
            { name: 'api', test: askers, priority: 1 },
            // The first of these takes what it shares with the others.
            { name: 'till', test: buyersOnly, minShareCount: 2 },
            { name: 'forms', test: forms, minShareCount: 2 },
            { name: 'door', test: atTheDoor, minShareCount: 2 },
            { name: 'waiting', test: waiting, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
