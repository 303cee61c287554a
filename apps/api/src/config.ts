import path from 'node:path';
import { brand } from '@awning/content/brand';
import { Type, type Static } from 'typebox';
import { Errors } from 'typebox/value';

/** Every setting by name. The description completes the sentence "Set NAME to …". */
export const Environment = Type.Object({
  NODE_ENV: Type.Optional(
    Type.String({
      pattern: '^(production|development|test)$',
      description: 'production, development or test',
    }),
  ),
  PORT: Type.Optional(
    Type.String({
      pattern: '^([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])$',
      description: 'a port from 1 to 65535, for example 3000',
    }),
  ),
  HOST: Type.Optional(
    Type.String({
      pattern: '^(?:[\\w.-]+|[\\da-fA-F:.]+(?:%\\w+)?)$',
      description: 'the name or address to listen on, for example 127.0.0.1',
    }),
  ),
  SITE_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[\\p{L}\\p{N}._:\\[\\]-]+/?$',
      description: 'where visitors find the shop, for example https://shop.example',
    }),
  ),
  DATA_DIR: Type.Optional(
    Type.String({ pattern: '^[^\\0]+$', description: 'a folder that can be written, for example .data' }),
  ),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://[^\\s]+$',
      description: 'a PostgreSQL address, for example postgres://user:password@host/database',
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^\\s]+$',
      description: 'a mail server, for example smtp://user:password@host:587',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^(?:[^\\s@<>,;]+@[^\\s@<>,;]+|(?:[^<>\\r\\n"]* )?<[^\\s@<>,;]+@[^\\s@<>,;]+>)$',
      description: `a sender, for example ${brand.name} <${brand.email}>`,
    }),
  ),
  SHOP_EMAIL: Type.Optional(
    Type.String({
      pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$',
      description: `the address that hears of new orders, for example ${brand.email}`,
    }),
  ),
  SESSION_SECRET: Type.Optional(Type.String({ minLength: 32, description: 'at least 32 random characters' })),
  ALLOW_TEST_TILL: Type.Optional(
    Type.String({ pattern: '^[01]$', description: '1 to sell through the test till, else 0' }),
  ),
  MIN_FREE_SPACE: Type.Optional(
    Type.String({ pattern: '^\\d{1,9}$', description: 'a number of megabytes, for example 32' }),
  ),
});

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Where visitors find the shop, without a slash at the end. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly shopEmail: string;
  /** Undefined outside production when unset: then one is made and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** Bytes that must be free on the disk before anything is written. */
  readonly minFreeSpace: number;
}

/** A setting that is missing or unusable. Its message is the one line that stops the start. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const unusable = (name: keyof Static<typeof Environment>, why = 'is not usable') => {
  const { description } = Environment.properties[name] as { description?: string };
  return new ConfigError(`${name} ${why}. Set ${name} to ${description}.`);
};

/** Reads the environment once. An empty value counts as unset, as in a copied `.env.example`. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const names = Object.keys(Environment.properties) as (keyof Static<typeof Environment>)[];
  const set = names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []));
  const env = Object.fromEntries(set) as Static<typeof Environment>;

  // The value stays unsaid: it may be a secret.
  const [error] = Errors(Environment, env);
  if (error) throw unusable(error.instancePath.slice(1) as keyof Static<typeof Environment>);
  for (const name of ['SITE_URL', 'DATABASE_URL', 'SMTP_URL'] as const) {
    if (env[name] && !URL.canParse(env[name])) throw unusable(name);
  }

  const production = env.NODE_ENV === 'production';
  if (production && !env.SESSION_SECRET) throw unusable('SESSION_SECRET', 'is required in production');
  if (production && env.ALLOW_TEST_TILL !== '1') {
    throw new ConfigError(
      'ALLOW_TEST_TILL is not 1, and the test till takes no money. Set ALLOW_TEST_TILL to 1 to use it in production all the same.',
    );
  }

  const port = Number(env.PORT ?? 3000);
  return Object.freeze({
    production,
    port,
    // Outside production anyone who can reach the port can read the outbox, so the network cannot.
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    siteUrl: new URL(env.SITE_URL ?? `http://localhost:${port}`).origin,
    dataDir: path.resolve(env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${brand.name} <${brand.email}>`,
    shopEmail: env.SHOP_EMAIL ?? brand.email,
    sessionSecret: env.SESSION_SECRET,
    minFreeSpace: Number(env.MIN_FREE_SPACE ?? 32) * 1024 * 1024,
  });
}
