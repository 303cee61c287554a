import { readdirSync } from 'node:fs';
import { exportMap } from './packages/ui/exportMap.mjs';

// Who may import whom: docs/architecture.md. Each list is lowest first; nothing imports what stands after it.
const uiLayers = ['styles', 'theme', 'primitives', 'components', 'sections'];

const site = 'apps/site/src';
/** What the site's subjects share. */
const siteRooms = [
  'paths',
  'format',
  'browser',
  'api',
  'state',
  'hydration',
  'session',
  'goods',
  'head',
  'problems',
  'preview',
  'forms',
  'consent',
  'tried',
  'frame',
];
/** Every other folder is a subject, from the day it is made. */
const siteSubjects = readdirSync(new URL(`${site}/`, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...siteRooms, 'prerender', 'testing'].includes(entry.name))
  .map(({ name }) => name);
const aSubject = `(?:${siteSubjects.join('|')})`;
const siteLayers = [...siteRooms, aSubject, 'routes', '(?:main|prerender)'];

// In a room or a subject of the site: a page, or a part of one, has a folder of its name.
const sitePages = `^${site}/[^/]+/[A-Z][^/]*/`;
const siteRoutes = `^${site}/[^/]+/routes/`;
const siteState = [`^${site}/state/`, `^${site}/[^/]+/state/`];
const forTests = '\\.(?:stories|test|bench|fixtures)\\.tsx?$';

/** The rooms of the API and the files at its root. Each folder has a place here: see `apiRooms`. */
const apiLayers = [
  'pages',
  'errors',
  'addresses',
  'jobs',
  'logging',
  'database',
  'records',
  'queue',
  'limits',
  'security',
  'config',
  'mail',
  'submissions',
  'http',
  'site',
  'payments',
  'plugins',
  'hosting',
  'modules',
  'development',
  'services',
  'app',
  'server',
  'main',
];
const apiRoot = ['admin', 'app', 'config', 'main', 'server', 'services'];
/** What only tests use. */
const apiTesting = 'testing';

/** The sources behind what can be imported from the package. */
const publicEntries = Object.values(exportMap()).flatMap((target) =>
  typeof target === 'string'
    ? []
    : `^packages/ui/${target['awning-source'].slice('./'.length).replaceAll('.', '\\.').replace('*', '[^/]+')}$`,
);

/** What designs share, lowest first. */
const designRooms = ['format', 'content', 'design'];

/** @param {string} src @param {string[]} layers */
const noClimbing = (src, layers) =>
  layers.slice(0, -1).map((layer, height) => ({
    name: `${src}: ${layer} sits below ${layers.slice(height + 1).join(', ')}`,
    from: { path: `^${src}/${layer}(/|\\.)`, pathNot: '\\.(stories|test)\\.tsx?$' },
    to: { path: layers.slice(height + 1).map((higher) => `^${src}/${higher}(/|\\.)`) },
  }));

/** @param {string} name @param {string} room @param {string[]} allowed */
const knowsOnly = (name, room, allowed) => ({
  name,
  from: { path: `^${room}/` },
  to: { path: '^(packages|apps)/', pathNot: [room, ...allowed].map((folder) => `^${folder}/`) },
});

// A room without a place in these lists is guarded by no rule.
const apiRooms = readdirSync(new URL('apps/api/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== apiTesting)
  .map(({ name }) => name);
for (const room of apiRooms) {
  if (!apiLayers.includes(room))
    throw new Error(`apps/api/src/${room} stands in no layer of .dependency-cruiser.mjs.`);
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no circles', from: {}, to: { circular: true } },
    {
      name: 'nothing unresolved',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?', '^virtual:'] },
    },

    knowsOnly('shop imports nothing', 'packages/shop', []),
    knowsOnly('contract knows the shop', 'packages/contract', ['packages/shop']),
    knowsOnly('content knows nobody', 'packages/content', []),
    knowsOnly('ui knows nothing of the shop', 'packages/ui', []),
    knowsOnly('templates know the shop and ui', 'packages/templates', ['packages/shop', 'packages/ui']),
    knowsOnly('release knows templates and ui', 'packages/release', ['packages/templates', 'packages/ui']),
    knowsOnly('site does not know the api', 'apps/site', ['packages']),
    knowsOnly('api does not know the site', 'apps/api', ['packages']),
    {
      name: 'of the api, only its pages draw',
      from: { path: '^apps/api/', pathNot: '^apps/api/src/pages/' },
      to: { path: ['^packages/ui/', 'node_modules/(react|react-dom)/', '^react(-dom)?(/|$)'] },
    },
    {
      name: 'what the api draws is drawn from what it is given',
      from: { path: '^apps/api/src/pages/' },
      to: { path: '^apps/api/', pathNot: '^apps/api/src/pages/' },
    },
    {
      name: 'at the root of the api stand only the files that open it',
      from: {},
      to: { path: '^apps/api/src/[^/]+$', pathNot: `^apps/api/src/(${apiRoot.join('|')})(\\.test)?\\.ts$` },
    },
    {
      name: 'nothing else stands there either',
      from: { path: '^apps/api/src/[^/]+$', pathNot: `^apps/api/src/(${apiRoot.join('|')})(\\.test)?\\.ts$` },
      to: {},
    },
    {
      name: 'what runs knows nothing of its tests',
      from: { path: '^apps/api/src/', pathNot: [`^apps/api/src/${apiTesting}/`, forTests] },
      to: {
        path: [`^apps/api/(src/${apiTesting}|test)/`, '\\.fixtures\\.ts$', '^packages/contract/src/testing/'],
      },
    },
    {
      name: 'nor does the contract',
      from: { path: '^packages/contract/src/', pathNot: ['^packages/contract/src/testing/', forTests] },
      to: { path: '^packages/contract/src/testing/' },
    },
    {
      name: 'api takes the catalogue of the templates, which version of content they read and how it is brought up to that, which languages they have, and how a form of it is read',
      from: { path: '^apps/api/' },
      to: {
        path: '^packages/templates/',
        pathNot:
          '^packages/templates/src/(catalogue|content/(coreVersion|upToDate|business|steps|walk|form|keepUnasked|fieldNames|details))\\.ts$',
      },
    },

    {
      name: 'what builds a room stands in the room; tests alone may borrow from scripts',
      from: { path: '^(packages|apps)/', pathNot: ['\\.(test|setup)\\.tsx?$', '^apps/e2e/'] },
      to: { path: '^scripts/' },
    },

    ...noClimbing('packages/ui/src', uiLayers),
    ...noClimbing(site, siteLayers),
    ...noClimbing('apps/api/src', apiLayers),
    {
      name: 'sections do not know each other; pages put them together',
      from: { path: '^packages/ui/src/sections/([^/]+/[^/]+)/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^packages/ui/src/sections/', pathNot: '^packages/ui/src/sections/$1/' },
    },
    {
      name: 'a section of a design knows no other',
      from: { path: '^packages/templates/src/([^/]+/sections)/([^/]+)/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^packages/templates/src/$1/', pathNot: '^packages/templates/src/$1/$2/' },
    },
    {
      name: 'a design puts the package’s classes on in its markup: composed in its styles, theirs would not come along',
      from: { path: '^packages/templates/.*\\.css\\.ts$' },
      // Names of variables are no classes.
      to: {
        path: '^packages/ui/.*\\.css\\.ts$',
        pathNot: '^packages/ui/src/theme/(contract|on|window)\\.css\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'a design builds on what the package lets anybody import',
      from: { path: '^packages/templates/' },
      to: { path: '^packages/ui/', pathNot: publicEntries },
    },
    {
      name: 'subjects of the site do not know each other; what two share moves down to a room',
      from: { path: `^${site}/(${siteSubjects.join('|')})/` },
      to: { path: `^${site}/${aSubject}/`, pathNot: `^${site}/$1/` },
    },
    {
      name: 'pages draw what they are given, and reach nothing that fetches it',
      from: { path: sitePages, pathNot: forTests },
      to: { path: [...siteState, siteRoutes], reachable: true },
    },
    {
      name: 'state knows nothing of what is drawn',
      from: { path: siteState, pathNot: forTests },
      to: { path: [sitePages, siteRoutes, `^${site}/.*\\.tsx$`], reachable: true },
    },
    {
      name: 'state takes nothing from the library of what is drawn',
      from: { path: siteState, pathNot: forTests },
      to: { path: '^packages/ui/' },
    },
    {
      name: 'routes are for the site map, and for each other',
      // An error has a page too, at no address of its own; a test may render a whole page.
      from: {
        path: `^${site}/`,
        pathNot: [forTests, siteRoutes, `^${site}/routes\\.ts$`, `^${site}/problems/useProblem\\.ts$`],
      },
      to: { path: siteRoutes },
    },
    {
      name: 'testing is for tests',
      from: { path: `^${site}/`, pathNot: [forTests, `^${site}/testing/`] },
      to: { path: `^${site}/testing/` },
    },
    {
      name: 'templates do not know each other',
      from: { path: '^packages/templates/src/([^/]+)/' },
      to: {
        path: '^packages/templates/src/[^/]+/',
        pathNot: `^packages/templates/src/($1|${designRooms.join('|')})/`,
      },
    },
    ...noClimbing('packages/templates/src', designRooms),
    {
      name: 'api modules do not know each other',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    },

    {
      name: 'Radix is wrapped once, in components',
      from: { pathNot: '^packages/ui/src/components/' },
      to: { path: 'node_modules/@radix-ui/' },
    },
    {
      name: 'the router belongs to the site',
      from: { pathNot: '^apps/site/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'the server belongs to the api; how it reads schemas is what the contract is tested by',
      from: { pathNot: ['^apps/api/', '^packages/contract/src/testing/'] },
      to: { path: 'node_modules/(@fastify/|fastify)' },
    },
    {
      name: 'styles are written in .css.ts files',
      from: { path: '\\.tsx$' },
      to: { path: 'node_modules/@vanilla-extract/', pathNot: '@vanilla-extract/dynamic' },
    },
    {
      name: 'what runs in a browser knows nothing of Node',
      from: {
        path: '^(packages/[^/]+|apps/site)/src/',
        pathNot: ['\\.test\\.tsx?$', '^packages/release/', '^apps/site/src/(prerender|testing)/'],
      },
      to: { dependencyTypes: [/** @type {const} */ ('core')] },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // The files in `source` run in the project that they are packed into.
    exclude: { path: ['(^|/)dist/', '^packages/release/source/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['awning-source', 'import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
