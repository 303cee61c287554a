import { ConfigError } from './errors/ConfigError.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { FolderTaken, lockFolder } from './database/folderLock.ts';
import { whyNotListening } from './http/whyNotListening.ts';
import type { NewAdmin } from './modules/accounts/admins/admins.service.ts';
import { keptSecret } from './security/secrets.ts';

const closeTimeoutMs = 9_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const stopWith = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

/** The settings and the folder, before anything slow is loaded: a server that may not start says so at once. */
function prepare() {
  try {
    try {
      process.loadEnvFile();
    } catch {
      // Without a .env file there is only the environment.
    }
    const config = readConfig(process.env);
    const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir, config.siteUrl);
    return { config, lock, sessionSecret: config.sessionSecret ?? keptSecret(config.dataDir) };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof FolderTaken) return stopWith(error.message);
    const { message, code } = error as NodeJS.ErrnoException;
    return stopWith(
      code ? `DATA_DIR cannot be used: ${message}. Set DATA_DIR to a folder that can be written.` : message,
    );
  }
}

function describe(
  { siteUrl, production, databaseUrl, dataDir, port }: Config,
  { hasPages, firstAdmin }: { hasPages: boolean; firstAdmin: NewAdmin | undefined },
) {
  const rows = [
    ['Shop', siteUrl],
    ...(production ? [] : [['Outbox', `${siteUrl}/dev/outbox`]]),
    ['API', `${siteUrl}/docs`],
    ['Data', databaseUrl ? 'PostgreSQL' : dataDir],
    ...(firstAdmin
      ? [['Admin', `${firstAdmin.email}, password ${firstAdmin.password} (said only once)`]]
      : []),
    ...(hasPages ? [] : [['Pages', `none on port ${port}, calls only: no built site was found`]]),
  ] as const;
  return rows.map(([name, where]) => `  ${name.padEnd(8)}${where}`).join('\n');
}

const { config, lock, sessionSecret } = prepare();
let note = (message: string): void => {
  process.stderr.write(`${message}\n`);
};

// The database opens in its own thread while this one loads the rest.
const opening = openDatabase({
  ...config,
  workerFile: new URL('./databaseWorker.js', import.meta.url),
  log: (message) => note(message),
});
const { startServer } = await import('./server.ts');
const server = await opening
  .then((database) =>
    startServer(config, {
      database,
      sessionSecret,
      siteDist: new URL('../../site/dist/', import.meta.url),
      renderWorker: new URL('./renderWorker.js', import.meta.url),
      builderWorker: new URL('./builderWorker.js', import.meta.url),
      pictureProcess: new URL('./pictureProcess.js', import.meta.url),
    }),
  )
  .catch((error: NodeJS.ErrnoException) =>
    stopWith(whyNotListening(error, config) ?? error.stack ?? error.message),
  );

({ note } = server);

let leaving = false;
let exitCode = 0;
const leave = (code: number) => {
  exitCode = Math.max(exitCode, code);
  if (leaving) return;
  leaving = true;
  // If the event loop runs empty before everything is closed, the end was not clean.
  process.exitCode = 1;
  setTimeout(() => process.exit(1), closeTimeoutMs).unref();
  server.close().then(
    () => {
      lock?.release();
      process.exit(exitCode);
    },
    () => process.exit(1),
  );
};

process.on('SIGTERM', () => leave(0));
process.on('SIGINT', () => leave(0));
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  leave(1);
});

server.opened.then(
  ({ firstAdmin }) =>
    say(`\nOpen for business.\n${describe(config, { hasPages: server.hasPages, firstAdmin })}\n`),
  (error: Error) => {
    // A shop that is stopped while it is still opening closes the database on purpose.
    if (!leaving) stopWith(error.message);
  },
);
