import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import workspace from '../vitest.workspace.ts';
import { readRooms } from './rooms.mjs';
import { suites, suitesTouchedBy } from './suites.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = readRooms(root);
const touched = (...files: string[]) => Object.fromEntries(suitesTouchedBy(files, rooms, 'main'));
const list = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const modules = ['--changed=main', '--passWithNoTests'];

test('every project of Vitest is in one suite', () => {
  const named = Object.values(suites).flatMap(({ projects }) => projects);
  const projects = (workspace.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && typeof project.test?.name === 'string'
      ? [project.test.name]
      : [],
  );
  expect(projects).toHaveLength(workspace.test?.projects?.length ?? 0);
  expect(named.toSorted()).toEqual(projects.toSorted());
});

const projectNamed = ({ default: { test: settings } }: { default: typeof workspace }, name: string) =>
  settings?.projects?.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === name ? [project.test] : [],
  )[0];

test.each([
  ['', 6, 2, 'apps/api/src/**/*.engines.test.ts'],
  ['1', 100, 100, 'apps/api/src/{mail,modules,payments}/**/*.test.ts'],
])(
  'with AWNING_NIGHTLY=%j the server is killed %i times over orders and %i over sites, and PostgreSQL asked %s',
  async (set, kills, siteKills, asked) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('AWNING_NIGHTLY', set);
    vi.resetModules();
    const read = await import('../vitest.workspace.ts');

    const isNightly = set === '1';
    expect(projectNamed(read, 'server')?.provide).toEqual({ isNightly, kills, siteKills });
    for (const name of ['journeys', 'smoke'])
      expect(projectNamed(read, name)?.provide).toEqual({ isNightly });
    expect(projectNamed(read, 'api-postgres')?.include).toContain(asked);
  },
);

test.each([
  [
    ['packages/ui/src/sections/Hero/Hero.tsx'],
    ['unit', 'stories', 'api', 'package', 'server', 'journeys', 'smoke'],
  ],
  [['packages/templates/src/gym-baths/Site.tsx'], ['unit', 'stories', 'api', 'server', 'journeys', 'smoke']],
  [['apps/site/src/main.tsx'], ['unit', 'stories', 'journeys', 'smoke']],
  [['apps/api/src/app.ts'], ['unit', 'api', 'server', 'journeys', 'smoke']],
  [['apps/e2e/src/journeys/buy.test.ts'], ['journeys', 'smoke']],
  [['docs/architecture.md', 'README.md'], []],
])('a change of %s can touch %s', (files, names) => {
  expect(Object.keys(touched(...files))).toEqual(names);
});

test('a file of no room touches every suite, in full', () => {
  for (const file of [
    'package-lock.json',
    'vitest.workspace.ts',
    '.storybook/preview.tsx',
    'scripts/build.mjs',
  ])
    expect(touched(file)).toEqual(Object.fromEntries(Object.keys(suites).map((name) => [name, []])));
});

test('a change runs the tests that import it, and the stories of rooms that depend on it', () => {
  expect(touched('apps/api/src/app.ts')).toMatchObject({ unit: modules, api: modules, server: [] });
  expect(touched('packages/templates/src/gym-baths/Site.tsx').stories).toEqual([
    'packages/release/',
    'packages/templates/',
    'apps/api/',
    'apps/site/',
  ]);
  expect(touched('apps/site/src/main.tsx').stories).toEqual(['apps/site/']);
});

test('a change of any file of a room touches something: no room is forgotten', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const homeless = files
    .filter((file) => /^(packages|apps)\//.test(file))
    .filter((file) => !Object.keys(touched(file)).length);
  expect(homeless).toEqual([]);
});

const workflows = readdirSync(path.join(root, '.github/workflows')).map((file) =>
  readFileSync(path.join(root, '.github/workflows', file), 'utf8'),
);

test('the workflows call scripts that exist', () => {
  const listed = workflows.flatMap((text) => /script: \[(.*)\]/.exec(text)?.[1]?.match(/[\w:]+/g) ?? []);
  const called = workflows.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  expect(listed).toContain('test:nightly');
  expect(called).toContain('release');
  expect([...listed, ...called].filter((name) => !(String(name) in scripts))).toEqual([]);
});

test('a workflow that waits for certain files names files that exist', () => {
  const waitedFor = workflows.flatMap((text) =>
    [...(/ paths:\n((?: +- .+\n)+)/.exec(text)?.[1] ?? '').matchAll(/- (.+)/g)].map(([, glob = '']) => glob),
  );

  expect(waitedFor).toContain('scripts/new/**');
  expect(waitedFor.filter((glob) => list('git', 'ls-files', `:(glob)${glob}`).length === 0)).toEqual([]);
});

test('the type checker reads every source, also in .storybook', () => {
  const read = new Set(
    list('npx', 'tsc', '-p', '.', '--listFilesOnly').map((file) => path.relative(root, file)),
  );
  const sources = list('git', 'ls-files', '*.ts', '*.tsx').filter(
    (file) => !file.startsWith('packages/release/source/'),
  );

  expect(sources).toContain('.storybook/preview.tsx');
  expect(sources.filter((file) => !read.has(file))).toEqual([]);
});
