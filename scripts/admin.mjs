// Says who has the keys to the desk: builds what is not built, then asks the API's own command.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';

await build({ onlyIfChanged: true });

const command = spawn(process.execPath, ['apps/api/dist/admin.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
command.once('exit', (code) => process.exit(code ?? 1));
