// Starts the shop: builds it where that is needed, then serves site and API on one origin.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';

await build({ onlyIfChanged: true });

const server = spawn(process.execPath, ['apps/api/dist/main.js'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
