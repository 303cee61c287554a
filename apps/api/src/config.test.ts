import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ConfigError, Environment, readConfig } from './config.ts';

const secret = 'a secret of more than thirty-two characters';
const production = { NODE_ENV: 'production', SESSION_SECRET: secret, ALLOW_TEST_TILL: '1' };

test('with nothing set the shop runs for one person on one machine', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\.data$/),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Awning <hello@awning.example>',
    shopEmail: 'hello@awning.example',
    sessionSecret: undefined,
    rateLimits: true,
    trustProxy: [],
    adminEmail: undefined,
    adminPassword: undefined,
    stripe: undefined,
    minFreeSpace: 32 * 1024 * 1024,
  });
});

test('in production the network can reach it, unless it may not', () => {
  expect(readConfig(production).host).toBe('0.0.0.0');
  expect(readConfig({ ...production, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('the address of the shop follows the port and loses its slash', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readConfig({ SITE_URL: 'https://shop.example/' }).siteUrl).toBe('https://shop.example');
});

test.each([
  ['SITE_URL', 'http://[::1]:3000', 'siteUrl', 'http://[::1]:3000'],
  ['SITE_URL', 'https://bäckerei.example', 'siteUrl', 'https://xn--bckerei-5wa.example'],
  ['SITE_URL', 'http://shop_web:8080', 'siteUrl', 'http://shop_web:8080'],
  ['HOST', '::', 'host', '::'],
  ['HOST', 'fe80::1%eth0', 'host', 'fe80::1%eth0'],
  ['HOST', 'localhost', 'host', 'localhost'],
  ['MAIL_FROM', 'hello@awning.example', 'mailFrom', 'hello@awning.example'],
  ['MAIL_FROM', '<hello@awning.example>', 'mailFrom', '<hello@awning.example>'],
] as const)('%s may be %s', (name, value, key, read) => {
  expect(readConfig({ [name]: value })[key]).toBe(read);
});

test('what is set cannot be changed', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test('an empty value is no value', () => {
  expect(readConfig({ SMTP_URL: '', SESSION_SECRET: '', PORT: '' })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
  });
});

test.each([
  ['NODE_ENV', 'live'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000a'],
  ['PORT', '-1'],
  ['HOST', 'http://x'],
  ['HOST', '[::1]'],
  ['HOST', 'localhost:3000'],
  ['SITE_URL', 'shop.example'],
  ['SITE_URL', 'https://shop.example;'],
  ['SITE_URL', "https://shop.example'"],
  ['SITE_URL', 'https://a,b'],
  ['SITE_URL', 'ftp://shop.example'],
  ['SITE_URL', 'https://shop.example/shop'],
  ['SITE_URL', 'https://user@shop.example'],
  ['SITE_URL', 'https://'],
  ['DATABASE_URL', 'mysql://host/shop'],
  ['DATABASE_URL', 'postgres://user:p:w@:x/shop'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Awning'],
  ['MAIL_FROM', 'hello@awning.example>'],
  ['MAIL_FROM', '<hello@awning.example'],
  ['MAIL_FROM', 'Awning <a@b.example>\r\nBcc: x@y.example'],
  ['SHOP_EMAIL', 'a@b.example, c@d.example'],
  ['SESSION_SECRET', 'short'],
  ['ALLOW_TEST_TILL', 'yes'],
  ['MIN_FREE_SPACE', '-5'],
  ['RATE_LIMITS', 'no'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/33'],
  ['TRUST_PROXY', '1'],
  ['ADMIN_EMAIL', 'owner'],
  ['ADMIN_PASSWORD', 'elevenchars'],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
])('%s as %j stops the start with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });

  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .*Set ${name} to .+\\.$`));
});

test.each([
  ['SESSION_SECRET', 'hunter2'],
  ['DATABASE_URL', 'mysql://shop:hunter2@db.example/shop'],
  ['SMTP_URL', 'shop:hunter2@mail.example'],
  ['STRIPE_SECRET_KEY', 'hunter2'],
  ['ADMIN_PASSWORD', 'hunter2'],
])('a wrong %s is not repeated', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).not.toThrow('hunter2');
});

test.each([
  ['SESSION_SECRET', { ...production, SESSION_SECRET: undefined }],
  ['SESSION_SECRET', { ...production, SESSION_SECRET: '' }],
  ['STRIPE_SECRET_KEY', { ...production, ALLOW_TEST_TILL: undefined }],
  ['STRIPE_SECRET_KEY', { ...production, ALLOW_TEST_TILL: '0' }],
  ['ADMIN_PASSWORD', { ...production, ADMIN_EMAIL: 'owner@shop.example' }],
])('production does not start without %s', (name, environment) => {
  expect(() => readConfig(environment as NodeJS.ProcessEnv)).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('production takes money by Stripe, or by the test till when that is wanted', () => {
  const { stripe: settings } = readConfig({ ...production, ALLOW_TEST_TILL: undefined, ...stripe });
  expect(settings).toEqual({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    apiUrl: 'https://api.stripe.com',
  });
  expect(readConfig(production).stripe).toBeUndefined();
});

test('while the secret of the webhook changes, both are believed', () => {
  const { stripe: settings } = readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });
  expect(settings?.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
});

test.each([
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'twelve chars!' }],
])('%s may not be missing alone', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} is missing .*Set ${name} to .+\\.$`));
});

test('nobody does without limits in production', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  expect(() => readConfig({ ...production, RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS cannot be off/);
});

test('proxies are addresses and ranges', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,2001:db8::/32' });
  expect(trustProxy).toEqual(['10.0.0.1', '192.168.0.0/16', '2001:db8::/32']);
});

test('.env.example lists every setting, each with a word on what it is, and no other', async () => {
  const lines = (await readFile(new URL('../../../.env.example', import.meta.url), 'utf8')).split('\n');
  const listed = lines.flatMap((line, place) => {
    const name = /^#? ?([A-Z_]+)=/.exec(line)?.[1];
    return name ? [{ name, comment: lines[place - 1] }] : [];
  });

  expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(Environment.properties).toSorted());
  for (const { comment } of listed) expect(comment).toMatch(/^# \S.+\.$/);
});
