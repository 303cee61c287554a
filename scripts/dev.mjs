// Site, API and Storybook with hot reload, until one of them ends or Ctrl+C is pressed.
import { spawn } from 'node:child_process';

const parts = [
  { name: 'site', args: ['apps/site/dev.mjs'], env: { PORT: '3000', API_URL: 'http://localhost:3001' } },
  { name: 'api', args: ['apps/api/dev.mjs'], env: { PORT: '3001', SITE_URL: 'http://localhost:3000' } },
  {
    name: 'storybook',
    args: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006', '--no-open'],
    env: {},
  },
];

const children = parts.map(({ name, args, env }) => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      process.stdout.write(text.replace(/^(?=.)/gm, `[${name}] `));
    });
  }
  child.once('exit', stop);
  return child;
});

function stop() {
  for (const child of children) child.kill();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
