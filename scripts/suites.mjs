// The suites of tests, and which of them a change can touch: docs/how-to/tests.md.

/**
 * @typedef {object} Suite
 * @property {readonly string[]} projects of Vitest
 * @property {readonly string[]} rooms whose results it tests; their dependencies count too
 * @property {'modules' | 'rooms'} [narrow] by what a change narrows it: it imports what it tests, so that Vitest knows
 *   which files a change reaches; or its files stand in the rooms they test
 * @property {true} [needsBuild]
 */

/** @satisfies {Record<string, Suite>} */
export const suites = {
  unit: { projects: ['unit', 'unit-site'], rooms: ['apps/site', 'apps/api'], narrow: 'modules' },
  stories: { projects: ['stories'], rooms: ['apps/site'], narrow: 'rooms' },
  api: { projects: ['api', 'api-postgres'], rooms: ['apps/api'], narrow: 'modules' },
  package: { projects: ['package'], rooms: ['packages/ui'], needsBuild: true },
  server: { projects: ['server'], rooms: ['apps/api'], needsBuild: true },
  journeys: { projects: ['journeys'], rooms: ['apps/e2e', 'apps/site', 'apps/api'], needsBuild: true },
  smoke: { projects: ['smoke'], rooms: ['apps/e2e', 'apps/site', 'apps/api'], needsBuild: true },
};

/** @typedef {keyof typeof suites} SuiteName */

/** The projects that only `npm run test:nightly` runs: those under `isNightly` in vitest.workspace.ts. */
export const leftToNightly = [
  'every test of the mail, the modules and the payments on a PostgreSQL server too',
  'a hundred kills of the server while orders come in instead of six, and while a site is published instead of two, and while it makes its database',
  'crowds of clients that try passwords or ask for ever-different pages, while others read',
  'what `npm run dev` starts anew, and an end by SIGINT',
  'every page of every design, and not the first ones, with the least, the most and the oddest that can be said',
  'every design in its other palettes and typefaces, drawn, and photographed on a phone as a story, five of them drawn on one, and the release of twelve in each look',
  'the source project of a site with a photograph, installed and built',
  'what docs pages say and leave alone, and the index of pictures',
  'how the types of every entry of the package are mapped, and not of one of each kind',
  'every page with storage that is full or refused or cookies that are refused, and not those that keep something',
  'every page of the demos in a browser, and not the first and one with opening hours',
  'the forms, the trial, the preview and the list of what is in the price of every design, and not of one a tier',
  'whole pages of the shop and the desk in the dark, whose pieces are measured by day',
  'every public page, every form behind a link, every list of the desk and every page of a buyer’s site, and not one of each kind',
  'visits that fetch the next pages ahead, and not those alone that are about it or lead from page to page',
  'whether every public page is kept behind the next one, and not five, and Back where none is kept',
  'two hundred pages in one tab, and not sixty; a clock that is a day behind; a translation from left to right; a way down home on a desktop',
  'every payload in a form that comes back without script, and not one in six',
  'an account that is deleted while its website stays online',
  'two of three ways in which a database is broken, and fifty rotations of a session instead of ten',
  'whether words and sums fit at 360 px, and not at 320 and 1280 alone',
  'a third of the odd contents that designs bear, and all that axe knows of what a buyer sees after the form on a desktop too',
  'a website in every design filled from its schema, taken from disk page by page, and not in one; every step of the workshop four times as large, and not two',
  'every form with each of what may become of its call and may be answered, and not three of them',
  'three pages of each kind under their policy, and not one, and all that can be asked of them, and not ten questions',
  'a sample drawn after each field that is typed, and not after eight of them',
  'which fields that are no texts each design draws',
  'what lint, imports and the build say of a new template, which a pull request that changes what makes one is asked too',
];

/** Files that no test reads. */
const words = /^(docs\/|\.changeset\/|LICENSE$|[^/]+\.md$|chromatic\.config\.json$)/;

/**
 * The suites that a change can touch, each with the arguments for Vitest to run only its affected tests.
 *
 * @param {readonly string[]} files that have changed, from the root
 * @param {Map<string, ReadonlySet<string>>} rooms
 * @param {string} since the commit they have changed since
 * @returns {Map<SuiteName, readonly string[]>}
 */
export function suitesTouchedBy(files, rooms, since) {
  const read = files.filter((file) => !words.test(file));
  const changed = new Set(read.map((file) => [...rooms.keys()].find((room) => file.startsWith(`${room}/`))));
  // Files of no room are shared by all: the lock file, Storybook's frame, these scripts.
  const everything = changed.has(undefined);

  /** @param {string} room */
  const isReached = (room) => [...(rooms.get(room) ?? [room])].some((one) => changed.has(one));
  const touched = /** @type {[SuiteName, Suite][]} */ (Object.entries(suites)).filter(
    ([, suite]) => everything || suite.rooms.some(isReached),
  );
  return new Map(
    touched.map(([name, { narrow }]) => {
      if (everything || !narrow) return [name, []];
      if (narrow === 'modules') return [name, [`--changed=${since}`, '--passWithNoTests']];
      return [name, [...rooms.keys()].filter(isReached).map((room) => `${room}/`)];
    }),
  );
}
