// Rebuilds the server and restarts it whenever its source changes. It serves the API alone: the site serves the pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = path.dirname(fileURLToPath(import.meta.url));
// Apart from `dist`, which `npm start` runs.
const outDir = path.join(root, 'node_modules/.cache/awning-dev');
// A build calls itself production; the server it starts is not.
const environment = { ...process.env };

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let turn = Promise.resolve();
let leaving = false;

/** One restart at a time: the next server can open the data folder only when the last has released it. */
const restart = () => {
  turn = turn.then(async () => {
    await stop();
    if (!leaving) start();
  });
};

function start() {
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(outDir, 'main.js')], {
    env: environment,
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    if (code) process.stderr.write('The server has stopped. It starts again with the next change.\n');
  });
  server = child;
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

const watcher = /** @type {import('vite').Rolldown.RolldownWatcher} */ (
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, watch: {} },
  })
);

watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') restart();
  if ('result' in event) void event.result.close();
});

async function leave() {
  if (leaving) return;
  leaving = true;
  await turn;
  await Promise.all([stop(), watcher.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void leave());
