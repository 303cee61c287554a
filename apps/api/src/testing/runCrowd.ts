import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script in a process of its own, so that it takes no time from ours, and reads the counts that it prints. */
export async function runCrowd(script: string, ...args: readonly (string | number)[]) {
  const child = spawn(process.execPath, ['-e', script, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child, 'close');
  return JSON.parse(said) as Record<string, number>;
}
