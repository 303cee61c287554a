// Lists the administrators of the desk: builds the shop where that is needed, then runs the API's own command.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';

await build({ onlyIfChanged: true });

const command = spawn(process.execPath, ['apps/api/dist/admin.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
command.once('exit', (code) => process.exit(code ?? 1));
