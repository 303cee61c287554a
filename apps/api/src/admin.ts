import { ConfigError } from './errors/ConfigError.ts';
import { readConfig } from './config.ts';
import { FolderTaken, lockFolder } from './database/folderLock.ts';
import { openDatabase } from './database/open.ts';
import { createAdminsRepository } from './modules/accounts/admins/admins.repository.ts';
import { createAdminsService, type AdminsService } from './modules/accounts/admins/admins.service.ts';
import { createPasswords } from './security/passwords.ts';

const usage = 'Use: npm run admin -- add <email>, or npm run admin -- remove <email>';

/** The result of the command in a line, or the reason why nothing was done. */
interface Done {
  code: 0 | 1 | 2;
  line: string;
}

async function decide(admins: AdminsService, verb: string, email: string): Promise<Done> {
  if (verb === 'add') {
    const adding = await admins.add(email);
    switch (adding.outcome) {
      case 'made':
        return { code: 0, line: `${email} is an admin now, with the password ${adding.password}` };
      case 'taken-over':
        return {
          code: 0,
          line: `${email} is an admin now. Nobody had proven that the address is theirs: they are signed out, and the new password is ${adding.password}`,
        };
      case 'promoted':
        return { code: 0, line: `${email} is an admin now, with the password they have.` };
      case 'already':
        return { code: 0, line: `${email} is an admin already.` };
    }
  }
  switch (await admins.remove(email)) {
    case 'removed':
      return { code: 0, line: `${email} is a customer now, and signed out everywhere.` };
    case 'no-admin':
      return { code: 0, line: `${email} is no admin.` };
    case 'unknown':
      return { code: 1, line: `Nobody has an account with ${email}.` };
    case 'last':
      return { code: 1, line: `${email} is the last admin. Add another first.` };
  }
}

async function run([verb = '', email = '', ...more]: string[]): Promise<Done> {
  const isEmail = email.length <= 254 && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email);
  if (!['add', 'remove'].includes(verb) || !isEmail || more.length > 0) return { code: 2, line: usage };
  try {
    process.loadEnvFile();
  } catch {
    // Without a .env file there is only the environment.
  }

  const config = readConfig(process.env);
  const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir, config.siteUrl);
  const database = await openDatabase({
    ...config,
    workerFile: new URL('./databaseWorker.js', import.meta.url),
    log: (message) => process.stderr.write(`${message}\n`),
  });
  try {
    await database.opened;
    const passwords = createPasswords();
    const now = () => new Date();
    const repository = createAdminsRepository(database);
    return await decide(createAdminsService({ repository, passwords, now }), verb, email);
  } finally {
    await database.close();
    lock?.release();
  }
}

const explain = (error: unknown): Done => {
  if (error instanceof FolderTaken) {
    const line = `The shop is open on this database: ${error.message.replace(/ Stop it.*$/, '')} Stop it first, or decide it at the desk.`;
    return { code: 1, line };
  }
  if (error instanceof ConfigError) return { code: 1, line: error.message };
  return { code: 1, line: error instanceof Error ? error.message : String(error) };
};

const { code, line } = await run(process.argv.slice(2)).catch(explain);
(code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
process.exitCode = code;
