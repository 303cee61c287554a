import { ConfigError } from './errors/ConfigError.ts';
import path from 'node:path';
import { brand } from '@awning/content/brand';
import ipaddr from 'ipaddr.js';
import { Type, type Static } from 'typebox';
import { Errors } from 'typebox/value';
import { isGuessable } from './security/isGuessable.ts';
import { passwordForm } from '@awning/contract/validation';
import { parseUrl } from '@awning/shop/parseUrl';
import { isLoopback } from './addresses/loopback.ts';

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
  SITES_HOST: Type.Optional(
    Type.String({
      // Names are put before it, so it cannot be an IP address.
      pattern: '^(?!\\d+(?:\\.\\d+){3}(?::|$))[\\p{L}\\p{N}]+(?:[.-][\\p{L}\\p{N}]+)*(?::\\d{1,5})?$',
      description: 'the host under which buyers’ sites stand, for example sites.shop.example',
    }),
  ),
  SITES_ADDRESS: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'the public addresses of this shop, separated by commas, for example 192.0.2.1, 2001:db8::1',
    }),
  ),
  DNS_SERVERS: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'the addresses of name servers, separated by commas, for example 9.9.9.9, [2620:fe::fe]:53',
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
  SESSION_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description: 'at least 32 random characters, for example those of openssl rand -base64 48',
    }),
  ),
  RATE_LIMITS: Type.Optional(
    Type.String({ pattern: '^(on|off)$', description: 'on, or outside production off' }),
  ),
  TRUST_PROXY: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'the addresses of your proxies, separated by commas, for example 10.0.0.1, 192.168.0.0/16',
    }),
  ),
  ADMIN_EMAIL: Type.Optional(
    Type.String({
      pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$',
      description: 'the address of the first admin, for example owner@shop.example',
    }),
  ),
  ADMIN_PASSWORD: Type.Optional(
    Type.String({ minLength: 12, maxLength: 128, description: 'a password of 12 to 128 characters' }),
  ),
  STRIPE_SECRET_KEY: Type.Optional(
    Type.String({ pattern: '^(sk|rk)_\\S+$', description: 'the secret key of your Stripe account, sk_…' }),
  ),
  STRIPE_WEBHOOK_SECRET: Type.Optional(
    Type.String({
      pattern: '^whsec_\\S+(\\s*,\\s*whsec_\\S+)?$',
      description:
        'the signing secret of your Stripe webhook, whsec_…; two of them, separated by a comma, while it changes',
    }),
  ),
  STRIPE_API_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s]+$',
      description: 'where Stripe answers, for example https://api.stripe.com',
    }),
  ),
  STRIPE_CHECKOUT_HOST: Type.Optional(
    Type.String({
      pattern:
        '^(?=.{1,253}$)(?:[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?\\.)+[A-Za-z](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?$',
      description: 'the host alone of your own domain for Stripe Checkout, for example pay.shop.example',
    }),
  ),
  ALLOW_TEST_TILL: Type.Optional(
    Type.String({ pattern: '^[01]$', description: '1 to sell through the test till, else 0' }),
  ),
  MIN_FREE_SPACE: Type.Optional(
    Type.String({ pattern: '^\\d{1,9}$', description: 'a number of megabytes, for example 32' }),
  ),
});

export interface Config {
  /** Whether the public can reach the shop: NODE_ENV says so, or its address is a public one. */
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The address at which visitors find the shop, without a trailing slash. */
  readonly siteUrl: string;
  /** The host that buyers' sites are under, with its port: a site is at `<name>.<sitesHost>`. */
  readonly sitesHost: string;
  /** The addresses that buyers' own domains must point to. Empty where the shop does not say. */
  readonly sitesAddresses: readonly string[];
  /** The name servers that are asked about these domains, instead of the machine's own. */
  readonly dnsServers: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly shopEmail: string;
  /** Undefined outside production when unset: then one is generated and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** Whether clients that send too many requests are refused. */
  readonly rateLimits: boolean;
  /** The proxies that are trusted to tell a client's address: addresses and ranges. */
  readonly trustProxy: readonly string[];
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** Undefined when the test till takes the payments. */
  readonly stripe: StripeSettings | undefined;
  /** Bytes that must be free on the disk before anything is written. */
  readonly minFreeSpace: number;
}

export interface StripeSettings {
  readonly secretKey: string;
  /** The newest first; each may have signed an event. */
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string;
  /** The host of its payment pages, beside its own. */
  readonly checkoutHost?: string | undefined;
}

type Settings = Static<typeof Environment>;
type Name = keyof Settings;

const unusable = (name: Name, why = 'is not usable') => {
  const { description } = Environment.properties[name] as { description?: string };
  return `${name} ${why}. Set ${name} to ${description}.`;
};

/** The facts that buyers have a right to know about the seller. */
type Seller = Pick<typeof brand, keyof typeof sellerFacts>;
const sellerFacts = {
  address: 'postal address',
  companyNumber: 'company number',
  telephone: 'telephone',
} as const;

/** Reads the environment once. An empty value counts as unset, as in a copied `.env.example`. */
export function readConfig(environment: NodeJS.ProcessEnv, seller: Seller = brand): Config {
  const names = Object.keys(Environment.properties) as Name[];
  const set = names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []));
  const env = Object.fromEntries(set) as Settings;
  // Its characters are counted as in every other password.
  if (env.ADMIN_PASSWORD) env.ADMIN_PASSWORD = passwordForm(env.ADMIN_PASSWORD);

  const trustProxy = listOf(env.TRUST_PROXY);
  const site = siteOf(env);
  const { production } = site;
  const faults = [...faultsOf(env, trustProxy, site), ...unnamedOf(env, seller, site)];
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));

  const port = Number(env.PORT ?? 3000);
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${port}`);
  return Object.freeze({
    production,
    port,
    // Outside production every client that can reach the port can read the outbox, so the network cannot reach it.
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    siteUrl: siteUrl.origin,
    sitesHost: env.SITES_HOST ? hostOf(env.SITES_HOST, siteUrl) : hostBeside(siteUrl),
    sitesAddresses: listOf(env.SITES_ADDRESS),
    dnsServers: listOf(env.DNS_SERVERS),
    dataDir: path.resolve(env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${brand.name} <${brand.email}>`,
    shopEmail: env.SHOP_EMAIL ?? brand.email,
    sessionSecret: env.SESSION_SECRET,
    rateLimits: env.RATE_LIMITS !== 'off',
    trustProxy,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    stripe: readStripe(env),
    minFreeSpace: Number(env.MIN_FREE_SPACE ?? 32) * 1024 * 1024,
  });
}

/** The shop's address and whether it is in production, as far as the settings tell. */
function siteOf({ NODE_ENV, SITE_URL = '' }: Settings) {
  const url = /^https?:/i.test(SITE_URL) ? parseUrl(SITE_URL) : undefined;
  const isPublic = url !== undefined && !isLoopback(url.hostname);
  return { url, isPublic, production: NODE_ENV === 'production' || isPublic };
}

/** All faults, one line for each setting. The values are left out: they may be secrets. */
function faultsOf(
  env: Settings,
  trustProxy: readonly string[],
  { url, isPublic, production }: ReturnType<typeof siteOf>,
): string[] {
  const faults = new Map<Name, string>();
  const refuse = (name: Name, why?: string, line = unusable(name, why)) => {
    if (!faults.has(name)) faults.set(name, line);
  };

  for (const { instancePath } of Errors(Environment, env)) refuse(instancePath.slice(1) as Name);
  for (const name of ['SITE_URL', 'DATABASE_URL', 'SMTP_URL', 'STRIPE_API_URL'] as const) {
    if (env[name] && !parseUrl(env[name])) refuse(name);
  }
  // A name cannot be put before a host that ends in a number.
  if (env.SITES_HOST && !parseUrl(`http://name.${env.SITES_HOST}`)) refuse('SITES_HOST');
  if (!trustProxy.every(isAddressOrRange)) refuse('TRUST_PROXY');
  if (!listOf(env.SITES_ADDRESS).every(isAddress)) refuse('SITES_ADDRESS');
  if (!listOf(env.DNS_SERVERS).every(isNameServer)) refuse('DNS_SERVERS');
  if (env.SESSION_SECRET && isGuessable(env.SESSION_SECRET)) refuse('SESSION_SECRET', 'can be guessed');

  if (production) {
    if (isPublic && url?.protocol !== 'https:') {
      refuse(
        'SITE_URL',
        'must be https where others than this machine find the shop: passwords travel there',
      );
    }
    const why =
      url && env.NODE_ENV !== 'production'
        ? `is required, for a shop at ${url.origin} is in production`
        : 'is required in production';
    for (const name of ['SITE_URL', 'SESSION_SECRET', 'SMTP_URL', 'SHOP_EMAIL'] as const) {
      if (!env[name]) refuse(name, why);
    }
    if (env.RATE_LIMITS === 'off') refuse('RATE_LIMITS', 'cannot be off in production');
    if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) refuse('ADMIN_PASSWORD', 'is missing beside ADMIN_EMAIL');
  }

  for (const [name, beside] of [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_SECRET_KEY', 'STRIPE_CHECKOUT_HOST'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ] as const) {
    if (!env[name] && env[beside]) refuse(name, `is missing beside ${beside}`);
  }
  if (production && !env.STRIPE_SECRET_KEY && env.ALLOW_TEST_TILL !== '1') {
    const line =
      'STRIPE_SECRET_KEY is not set, and the test till takes no money. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or set ALLOW_TEST_TILL to 1 to use the test till in production all the same.';
    refuse('STRIPE_SECRET_KEY', undefined, line);
  }
  return [...faults.values()];
}

/** The facts that a shop which takes money must state about itself and does not. */
function unnamedOf(env: Settings, seller: Seller, { production }: ReturnType<typeof siteOf>): string[] {
  if (!production || !env.STRIPE_SECRET_KEY) return [];
  const facts = Object.entries(sellerFacts) as [keyof Seller, string][];
  return facts.flatMap(([name, words]) =>
    seller[name]
      ? []
      : `The ${words} of the business is required in production. Write it down as ${name} in packages/content/src/brand.ts, and build again.`,
  );
}

/** A host as browsers write it: without the default port. */
const hostOf = (host: string, { protocol }: URL) => new URL(`${protocol}//${host}`).host;

/** The host of sites when the setting is missing. Browsers resolve every name under localhost to this machine. */
function hostBeside({ hostname, host, port }: URL) {
  if (!isLoopback(hostname)) return `sites.${host}`;
  return port ? `localhost:${port}` : 'localhost';
}

function readStripe(env: Settings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_CHECKOUT_HOST: host } = env;
  if (!secretKey || !secrets) return undefined;

  const webhookSecrets = secrets.split(',').map((one) => one.trim());
  return {
    secretKey,
    webhookSecrets,
    apiUrl: env.STRIPE_API_URL ?? 'https://api.stripe.com',
    checkoutHost: host ? host.toLowerCase() : undefined,
  };
}

const listOf = (text = '') => text.split(',').flatMap((one) => one.trim() || []);

const isAddress = (text: string) => ipaddr.isValid(text) && /[.:]/.test(text);

const isAddressOrRange = (text: string) => ipaddr.isValidCIDR(text) || isAddress(text);

/** An IP address, with or without a port. */
function isNameServer(text: string) {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  return isAddress(ipv6 ?? ipv4 ?? text);
}
