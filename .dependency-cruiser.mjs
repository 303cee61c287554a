// Who may import whom: docs/architecture.md. Each list is lowest first; nothing imports what stands after it.
const uiLayers = ['styles', 'theme', 'primitives', 'components', 'sections'];
const siteLayers = ['paths', 'pages', 'routes', 'main'];
const apiLayers = ['config', 'database', 'mail', 'payments', 'modules', 'app', 'main'];

const severity = /** @type {const} */ ('error');

/** @param {string} src @param {string[]} layers */
const noClimbing = (src, layers) =>
  layers.slice(0, -1).map((layer, height) => ({
    name: `${src}: ${layer} sits below ${layers.slice(height + 1).join(', ')}`,
    severity,
    from: { path: `^${src}/${layer}(/|\\.)`, pathNot: '\\.(stories|test)\\.tsx?$' },
    to: { path: layers.slice(height + 1).map((higher) => `^${src}/${higher}(/|\\.)`) },
  }));

/** @param {string} name @param {string} room @param {string[]} allowed */
const knowsOnly = (name, room, allowed) => ({
  name,
  severity,
  from: { path: `^${room}/` },
  to: { path: '^(packages|apps)/', pathNot: [room, ...allowed].map((folder) => `^${folder}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no circles', severity, from: {}, to: { circular: true } },
    {
      name: 'nothing unresolved',
      severity,
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?', '^virtual:'] },
    },

    knowsOnly('shop imports nothing', 'packages/shop', []),
    knowsOnly('contract knows the shop', 'packages/contract', ['packages/shop']),
    knowsOnly('content knows nobody', 'packages/content', []),
    knowsOnly('ui knows nothing of the shop', 'packages/ui', []),
    knowsOnly('templates know the shop and ui', 'packages/templates', ['packages/shop', 'packages/ui']),
    knowsOnly('site does not know the api', 'apps/site', ['packages']),
    knowsOnly('api draws nothing', 'apps/api', [
      'packages/shop',
      'packages/contract',
      'packages/content',
      'packages/templates',
    ]),
    {
      name: 'api takes the catalogue and nothing else of the templates',
      severity,
      from: { path: '^apps/api/' },
      to: { path: '^packages/templates/', pathNot: '^packages/templates/src/catalogue\\.ts$' },
    },

    ...noClimbing('packages/ui/src', uiLayers),
    ...noClimbing('apps/site/src', siteLayers),
    ...noClimbing('apps/api/src', apiLayers),
    {
      name: 'sections do not know each other; pages put them together',
      severity,
      from: { path: '^packages/ui/src/sections/([^/]+)/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^packages/ui/src/sections/', pathNot: '^packages/ui/src/sections/$1/' },
    },
    {
      name: 'pages draw what they are given; routes fetch it',
      severity,
      from: { path: '^apps/site/src/pages/' },
      to: { path: '^apps/site/src/(state|routes)(/|\\.)' },
    },
    {
      name: 'state knows nothing of what is drawn',
      severity,
      from: { path: '^apps/site/src/state/' },
      to: { path: ['^apps/site/src/(pages|routes)(/|\\.)', '^packages/ui/'] },
    },
    {
      name: 'templates do not know each other',
      severity,
      from: { path: '^packages/templates/src/([^/]+)/' },
      to: { path: '^packages/templates/src/[^/]+/', pathNot: '^packages/templates/src/$1/' },
    },
    {
      name: 'api modules do not know each other',
      severity,
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    },

    {
      name: 'Radix is wrapped once, in components',
      severity,
      from: { pathNot: '^packages/ui/src/components/' },
      to: { path: 'node_modules/@radix-ui/' },
    },
    {
      name: 'the router belongs to the site',
      severity,
      from: { pathNot: '^apps/site/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'the server belongs to the api',
      severity,
      from: { pathNot: '^apps/api/' },
      to: { path: 'node_modules/(@fastify/|fastify)' },
    },
    {
      name: 'styles are written in .css.ts files',
      severity,
      from: { path: '\\.tsx$' },
      to: { path: 'node_modules/@vanilla-extract/', pathNot: '@vanilla-extract/dynamic' },
    },
    {
      name: 'what runs in a browser knows nothing of Node',
      severity,
      from: {
        path: '^(packages/[^/]+|apps/site)/src/',
        pathNot: ['\\.test\\.tsx?$', '^apps/site/src/(prerender|testing)/'],
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['awning-source', 'import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
