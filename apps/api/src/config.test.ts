import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ConfigError } from './errors/ConfigError.ts';
import { Environment, readConfig } from './config.ts';

const secret = 'a secret of more than thirty-two characters';
const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail.example',
  SHOP_EMAIL: 'owner@shop.example',
  SESSION_SECRET: secret,
  ALLOW_TEST_TILL: '1',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const seller = { address: '1 Ladder Lane, Leith', companyNumber: 'SC 123', telephone: '+44 131 496 0000' };

/** The faults that stop the start, line by line. */
function faultsOf(environment: NodeJS.ProcessEnv, by = seller): string[] {
  try {
    readConfig(environment, by);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('without settings the shop runs for one person on one machine', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    sitesHost: 'localhost:3000',
    sitesAddresses: [],
    dnsServers: [],
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

test('in production the shop listens to the network, unless HOST forbids it', () => {
  expect(readConfig(production).host).toBe('0.0.0.0');
  expect(readConfig({ ...production, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('the address of the shop follows the port and loses its trailing slash', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readConfig({ SITE_URL: 'http://localhost:8080/' }).siteUrl).toBe('http://localhost:8080');
});

test.each([
  ['https://shop.example/', 'https://shop.example'],
  ['https://bäckerei.example', 'https://xn--bckerei-5wa.example'],
  ['https://shop_web:8080', 'https://shop_web:8080'],
])('visitors find the shop at %s', (address, siteUrl) => {
  expect(readConfig({ ...production, SITE_URL: address }).siteUrl).toBe(siteUrl);
});

test.each([
  [undefined, undefined, 'localhost:3000'],
  ['http://127.0.0.1:8080', undefined, 'localhost:8080'],
  ['http://[::1]', undefined, 'localhost'],
  ['http://shop.localhost:3000', undefined, 'localhost:3000'],
  ['https://shop.example', undefined, 'sites.shop.example'],
  ['https://shop.example:8443', undefined, 'sites.shop.example:8443'],
  ['https://shop.example', 'Windows.Example', 'windows.example'],
  ['https://shop.example', 'windows.example:443', 'windows.example'],
  ['https://shop.example', 'bäckerei.example', 'xn--bckerei-5wa.example'],
  ['http://localhost:3000', 'sites.localhost:3000', 'sites.localhost:3000'],
])('a shop at %s with SITES_HOST %s has its sites under %s', (shop, said, host) => {
  const settings = { ...production, SITE_URL: shop ?? 'http://localhost:3000', SITES_HOST: said };
  expect(readConfig(settings).sitesHost).toBe(host);
});

test.each([
  ['SITE_URL', 'http://[::1]:3000', 'siteUrl', 'http://[::1]:3000'],
  ['HOST', '::', 'host', '::'],
  ['HOST', 'fe80::1%eth0', 'host', 'fe80::1%eth0'],
  ['HOST', 'localhost', 'host', 'localhost'],
  ['MAIL_FROM', 'hello@awning.example', 'mailFrom', 'hello@awning.example'],
  ['MAIL_FROM', '<hello@awning.example>', 'mailFrom', '<hello@awning.example>'],
] as const)('%s may be %s', (name, value, key, read) => {
  expect(readConfig({ [name]: value })[key]).toBe(read);
});

test('the settings cannot be changed', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test('an empty setting counts as unset', () => {
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
  ['SITES_ADDRESS', 'shop.example'],
  ['SITES_ADDRESS', '192.0.2.1:80'],
  ['SITES_ADDRESS', '192.0.2.0/24'],
  ['DNS_SERVERS', 'dns.example'],
  ['DNS_SERVERS', '9.9.9.9:port'],
  ['DNS_SERVERS', '9.9.9.9, '.padEnd(12, '[')],
  ['SITES_HOST', 'https://sites.shop.example'],
  ['SITES_HOST', 'sites.shop.example/'],
  ['SITES_HOST', '.shop.example'],
  ['SITES_HOST', '*.shop.example'],
  ['SITES_HOST', 'shop.example:port'],
  ['SITES_HOST', 'shop.example:65536'],
  ['SITES_HOST', '127.0.0.1'],
  ['SITES_HOST', '127.0.0.1:3000'],
  ['SITES_HOST', '127.1'],
  ['SITES_HOST', 'shop.0x7f'],
  ['SITES_HOST', '[::1]:3000'],
  ['SITES_HOST', 'shop_web'],
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
  ['ADMIN_PASSWORD', 'ﬁ'.repeat(65)],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
])('%s as %j stops the start with one line that names it', (name, value) => {
  const lines = faultsOf({ [name]: value });

  expect(lines.filter((line) => line.startsWith(`${name} `))).toEqual([
    expect.stringMatching(new RegExp(`^${name} .*Set ${name} to .+\\.$`)),
  ]);
});

test('all faults are reported at once, a line for each setting', () => {
  const lines = faultsOf({
    NODE_ENV: 'production',
    PORT: 'door',
    SESSION_SECRET: 'hunter2',
    TRUST_PROXY: 'proxy.example',
    RATE_LIMITS: 'off',
    STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
    ADMIN_EMAIL: 'owner@shop.example',
  });

  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'SESSION_SECRET',
    'TRUST_PROXY',
    'SITE_URL',
    'SMTP_URL',
    'SHOP_EMAIL',
    'RATE_LIMITS',
    'ADMIN_PASSWORD',
    'STRIPE_SECRET_KEY',
  ]);
  for (const line of lines) expect(line).toMatch(/^([A-Z_]+) .*\. Set \1 to .+\.$/);
  expect(lines.join()).not.toContain('hunter2');
});

test.each(['https://shop.example/shop', 'https://user:hunter2@shop.example', 'http://shop.example'])(
  'a shop at %s, which is no valid address, is also told what production lacks',
  (address) => {
    const lines = faultsOf({ SITE_URL: address });

    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'SITE_URL',
      'SESSION_SECRET',
      'SMTP_URL',
      'SHOP_EMAIL',
      'STRIPE_SECRET_KEY',
    ]);
    expect(lines.join()).not.toContain('hunter2');
  },
);

test.each([
  'https://pay.shop.example',
  'http://pay.shop.example',
  '//pay.shop.example',
  'pay.shop.example/',
  'pay.shop.example/c/pay',
  'pay.shop.example:8443',
  'pay.shop.example?x',
  'pay.shop.example#x',
  'pay.shop.example.',
  'shop@pay.shop.example',
  'pay.shop.example, checkout.stripe.com',
  'javascript:alert(1)',
  '*.shop.example',
  '-pay.shop.example',
  'pay..example',
  'localhost',
  '203.0.113.7',
  '[::1]',
  'pay shop.example',
  "pay.shop.example; script-src 'unsafe-inline'",
])('%s is refused as STRIPE_CHECKOUT_HOST, since it is not a host alone', (host) => {
  expect(() => readConfig({ ...stripe, STRIPE_CHECKOUT_HOST: host })).toThrow(
    /^STRIPE_CHECKOUT_HOST is not usable\. Set STRIPE_CHECKOUT_HOST to the host alone .+\.$/,
  );
});

test.each([
  ['SESSION_SECRET', 'hunter2'],
  ['DATABASE_URL', 'mysql://shop:hunter2@db.example/shop'],
  ['SMTP_URL', 'shop:hunter2@mail.example'],
  ['STRIPE_SECRET_KEY', 'hunter2'],
  ['ADMIN_PASSWORD', 'hunter2'],
])('the value of a wrong %s is not repeated', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).not.toThrow('hunter2');
});

const here = [
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://shop.localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.8.9.10',
  'http://2130706433:3000',
  'http://[::1]:3000',
  'https://localhost',
];

test.each(here)(
  'a shop at %s is reachable from this machine alone, so no other setting is required',
  (address) => {
    for (const NODE_ENV of [undefined, 'development', 'test']) {
      expect(readConfig({ NODE_ENV, SITE_URL: address }).production).toBe(false);
    }
    // An owner who tries production on their own machine needs no certificate.
    expect(readConfig({ ...production, SITE_URL: address }).production).toBe(true);
  },
);

const elsewhere = [
  'https://shop.example',
  'https://localhost.shop.example',
  'https://notlocalhost',
  'https://127.0.0.1.shop.example',
  'https://192.168.1.5:3000',
  'https://128.0.0.1',
  'https://0.0.0.0:3000',
  'https://[::]:3000',
  'https://[2001:db8::1]',
];

test.each(elsewhere)('a shop at %s is in production, whatever NODE_ENV is', (address) => {
  for (const NODE_ENV of [undefined, 'development', 'test', 'production']) {
    expect(readConfig({ ...production, NODE_ENV, SITE_URL: address }).production).toBe(true);
    for (const name of ['SESSION_SECRET', 'SMTP_URL', 'SHOP_EMAIL', 'STRIPE_SECRET_KEY']) {
      const without = {
        ...production,
        NODE_ENV,
        SITE_URL: address,
        ALLOW_TEST_TILL: name === 'STRIPE_SECRET_KEY' ? '0' : '1',
        [name]: '',
      };
      expect(() => readConfig(without)).toThrow(new RegExp(`^${name} [^\\n]+$`));
    }
  }
});

test.each(elsewhere)('a shop at %s is refused over plain http', (address) => {
  const plain = address.replace('https:', 'http:');
  for (const NODE_ENV of [undefined, 'development', 'production']) {
    expect(() => readConfig({ ...production, NODE_ENV, SITE_URL: plain })).toThrow(
      /^SITE_URL [^\n]*https[^\n]* Set SITE_URL to [^\n]+\.$/,
    );
  }
});

test('a shop that is in production by its address names that as the reason why a setting is required', () => {
  expect(() => readConfig({ SITE_URL: 'https://shop.example', SESSION_SECRET: secret })).toThrow(
    'SMTP_URL is required, for a shop at https://shop.example is in production. Set SMTP_URL to a mail server',
  );
});

test.each([
  ['one letter', 'a'.repeat(64)],
  ['two letters', 'ab'.repeat(32)],
  ['few letters', 'aqhza5zqhaqz5ahzqa5hqzh5aqzahq5z'],
  ['a word', 'changeme'.repeat(5)],
  ['a phrase, cut off', 'keep this to yourself, keep this to yourself, keep th'],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['the alphabet, from its end', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
  ['runs', 'aaaabbbbccccddddeeeeffffgggghhhh'],
])('a secret of %s repeated is refused', (_name, weak) => {
  for (const settings of [production, {}]) {
    expect(() => readConfig({ ...settings, SESSION_SECRET: weak })).toThrow(
      /^SESSION_SECRET can be guessed\. Set SESSION_SECRET to [^\n]+\.$/,
    );
  }
});

test.each(['hex', 'base64', 'base64url'] as const)('no random secret in %s is refused', (coding) => {
  for (let times = 0; times < 2_000; times += 1) {
    const drawn = randomBytes(24).toString(coding);
    expect(readConfig({ ...production, SESSION_SECRET: drawn }).sessionSecret).toBe(drawn);
  }
});

test.each([
  'correct horse battery staple on a windy day',
  '4159265358979323846264338327950288419716',
  '550e8400-e29b-41d4-a716-446655440000',
])('%j is accepted as a secret', (one) => {
  expect(readConfig({ ...production, SESSION_SECRET: one }).sessionSecret).toBe(one);
});

test.each([
  ['SITE_URL', { ...production, SITE_URL: undefined }],
  ['SITE_URL', { ...production, SITE_URL: '' }],
  ['SMTP_URL', { ...production, SMTP_URL: undefined }],
  ['SMTP_URL', { ...production, SITE_URL: 'http://localhost:3000', SMTP_URL: undefined }],
  ['SHOP_EMAIL', { ...production, SHOP_EMAIL: undefined }],
  ['SHOP_EMAIL', { ...production, SITE_URL: 'http://localhost:3000', SHOP_EMAIL: undefined }],
  ['SESSION_SECRET', { ...production, SESSION_SECRET: undefined }],
  ['SESSION_SECRET', { ...production, SITE_URL: 'http://localhost:3000', SESSION_SECRET: '' }],
  ['STRIPE_SECRET_KEY', { ...production, ALLOW_TEST_TILL: undefined }],
  ['STRIPE_SECRET_KEY', { ...production, ALLOW_TEST_TILL: '0' }],
  ['ADMIN_PASSWORD', { ...production, ADMIN_EMAIL: 'owner@shop.example' }],
])('production does not start without %s', (name, environment) => {
  expect(() => readConfig(environment as NodeJS.ProcessEnv)).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test('production takes payments by Stripe, or by the test till when that is allowed', () => {
  const { stripe: settings } = readConfig({ ...production, ALLOW_TEST_TILL: undefined, ...stripe }, seller);
  expect(settings).toEqual({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    apiUrl: 'https://api.stripe.com',
  });
  expect(readConfig(production).stripe).toBeUndefined();
});

test('the shop’s own Checkout domain is read as a host', () => {
  const { stripe: settings } = readConfig({ ...stripe, STRIPE_CHECKOUT_HOST: 'Pay.Shop.example' });
  expect(settings?.checkoutHost).toBe('pay.shop.example');
});

test('while the webhook secret changes, both secrets are accepted', () => {
  const { stripe: settings } = readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });
  expect(settings?.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
});

test.each([
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['STRIPE_SECRET_KEY', { STRIPE_CHECKOUT_HOST: 'pay.shop.example' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'twelve chars!' }],
])('%s is required as soon as the setting beside it is set', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} is missing .*Set ${name} to .+\\.$`));
});

test('in production the rate limits cannot be switched off', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  expect(() => readConfig({ ...production, RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS cannot be off/);
});

test('trusted proxies are addresses and ranges', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,2001:db8::/32' });
  expect(trustProxy).toEqual(['10.0.0.1', '192.168.0.0/16', '2001:db8::/32']);
});

test('the sites’ addresses and the name servers are lists of IP addresses', () => {
  const said = readConfig({
    SITES_ADDRESS: '192.0.2.1, 2001:db8::1',
    DNS_SERVERS: '9.9.9.9,127.0.0.1:5353, ::1,[::1]:53',
  });
  expect(said.sitesAddresses).toEqual(['192.0.2.1', '2001:db8::1']);
  expect(said.dnsServers).toEqual(['9.9.9.9', '127.0.0.1:5353', '::1', '[::1]:53']);
});

test('.env.example lists every setting with a comment, and no other', async () => {
  const lines = (await readFile(new URL('../../../.env.example', import.meta.url), 'utf8')).split('\n');
  const listed = lines.flatMap((line, place) => {
    const name = /^#? ?([A-Z_]+)=/.exec(line)?.[1];
    return name ? [{ name, comment: lines[place - 1] }] : [];
  });

  expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(Environment.properties).toSorted());
  for (const { comment } of listed) expect(comment).toMatch(/^# \S.+\.$/);
});

test('a shop that takes money in production states its postal address, company number and telephone', () => {
  const unsaid = { address: '', companyNumber: '', telephone: '' };
  expect(faultsOf({ ...production, ...stripe }, unsaid)).toEqual([
    'The postal address of the business is required in production. Write it down as address in packages/content/src/brand.ts, and build again.',
    expect.stringContaining('as companyNumber in'),
    expect.stringContaining('as telephone in'),
  ]);
  expect(faultsOf({ ...production, ...stripe }, { ...seller, address: '' })).toHaveLength(1);
  expect(faultsOf({ ...production, ...stripe })).toEqual([]);
  // Nothing is sold for money there.
  expect(faultsOf(production, unsaid)).toEqual([]);
  expect(faultsOf(stripe, unsaid)).toEqual([]);
});
