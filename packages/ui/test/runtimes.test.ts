import { execFile } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import { installed, installPackage } from './installPackage.ts';

const run = promisify(execFile);
let app: string;

const everything = entriesOf()
  .map(({ name }) => `await import('@awning/ui/${name}');`)
  .join('\n');
const drawing = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { Hero } from '@awning/ui/sections/Hero';
  import { day } from '@awning/ui/themes/day';
  const html = renderToString(createElement('div', { className: day }, createElement(Hero, { heading: 'Bread' })));
`;

const files = {
  'package.json': '{ "type": "module" }',
  'everything.mjs': everything,
  'page.ts': `${drawing} const said: string = html; console.log(said);`,
  'page.test.ts': `
    import { expect, test } from 'vitest';
    ${drawing}
    test('renders', () => expect(html).toContain('Bread</h1>'));
  `,
  // The README's line, word for word.
  'vitest.config.mjs': `export default { test: { server: { deps: { inline: ['@awning/ui'] } } } };`,
};

beforeAll(async () => {
  app = await installPackage();
  await symlink(path.join(installed, 'vitest'), path.join(app, 'node_modules/vitest'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(app, name), content);
});
afterAll(() => rm(app, { recursive: true }));

test('Node loads every entry', async () => {
  const { stderr } = await run('node', ['--import', '@awning/ui/node', 'everything.mjs'], { cwd: app });
  expect(stderr).toBe('');
});

test('without the loader, Node says that it knows no stylesheets', async () => {
  await expect(run('node', ['everything.mjs'], { cwd: app })).rejects.toThrow('ERR_UNKNOWN_FILE_EXTENSION');
});

test('tsx renders with it', async () => {
  const tsx = path.join(installed, '.bin/tsx');
  const { stdout } = await run(tsx, ['--import', '@awning/ui/node', 'page.ts'], { cwd: app });
  expect(stdout).toContain('Bread</h1>');
});

test('a test of Vitest’s renders with it', async () => {
  const { stdout } = await run(path.join(installed, '.bin/vitest'), ['run', '--root', app], { cwd: app });
  expect(stdout).toContain('1 passed');
});
