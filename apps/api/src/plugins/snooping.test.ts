import { expect, test } from 'vitest';
import { createSite } from '../testing/createSite.ts';
import { createTestApp } from '../testing/createTestApp.ts';

const under = (folder: string, names: string) => names.split(' ').map((name) => `${folder}${name}`);
const ending = (name: string, ends: string) => ends.split(' ').map((end) => `${name}${end}`);

/** Addresses that scanners request, day and night. */
const snooped = [
  ...ending(
    '/.env',
    ' .bak .dev .development .example .local .old .prod .production .save .swp .test ~ .js .txt',
  ),
  ...under(
    '/.git/',
    'config HEAD index logs/HEAD ORIG_HEAD packed-refs refs/heads/main objects/info/packs description',
  ),
  ...under(
    '/.',
    'git gitignore gitattributes github/workflows/ci.yml gitlab-ci.yml svn/entries svn/wc.db hg/store',
  ),
  ...under(
    '/.',
    'npmrc yarnrc pnp.cjs dockerignore DS_Store htaccess htpasswd bash_history ssh/id_rsa ssh/id_ed25519',
  ),
  ...under(
    '/.',
    'aws/credentials kube/config docker/config.json vscode/settings.json idea/workspace.xml vite/manifest.json',
  ),
  ...under(
    '/.',
    'well-known/acme-challenge/x well-known/openid-configuration data data/session-secret storybook/main.ts',
  ),
  ...under(
    '/',
    'package.json package-lock.json yarn.lock pnpm-lock.yaml tsconfig.json vite.config.ts vitest.workspace.ts',
  ),
  ...under(
    '/',
    'Dockerfile docker-compose.yml docker-compose.yaml Makefile Procfile Jenkinsfile README.md LICENSE knip.json',
  ),
  ...under(
    '/',
    'composer.json composer.lock Gemfile Gemfile.lock requirements.txt Pipfile go.mod Cargo.toml pom.xml',
  ),
  ...under(
    '/',
    'backup.zip backup.tar.gz backup.sql dump.sql db.sql database.sql site.zip www.zip shop.tar.gz 1.zip old.zip',
  ),
  ...under(
    '/',
    'id_rsa key.pem server.key cert.pem secrets.json secrets.yml config.json config.yml config.php settings.py',
  ),
  ...under(
    '/',
    'wp-login.php wp-admin/ wp-config.php wp-config.php.bak wp-json/wp/v2/users xmlrpc.php wp-cron.php readme.html',
  ),
  ...under('/wp-content/', 'debug.log uploads/ plugins/ themes/'),
  ...under(
    '/',
    'phpinfo.php info.php test.php index.php shell.php cmd.php adminer.php phpmyadmin/ pma/ mysql/ c99.php',
  ),
  ...under(
    '/',
    'administrator/ admin.php admin/login admin/config.php manager/html user/login.php cgi-bin/ cgi-bin/test.cgi',
  ),
  ...under(
    '/',
    'server-status server-info status metrics debug trace health.json heapdump threaddump env info jolokia',
  ),
  ...under('/actuator', ' /env /health /heapdump /mappings /beans /gateway/routes'),
  ...under(
    '/',
    'console h2-console solr/admin/info jenkins/ hudson grafana/ kibana/ prometheus/ _cat/indices _search',
  ),
  ...under(
    '/',
    'graphql graphiql playground api/graphql api/swagger.json swagger.json openapi.json v2/api-docs api-docs',
  ),
  ...under(
    '/',
    'swagger-ui.html swagger/index.html redoc debug/pprof/ debug/vars __debug__/ _profiler/phpinfo telescope',
  ),
  ...under(
    '/',
    '_next/static/ _next/data _nuxt/ static/js/main.js.map bundle.js.map main.js.map server.js main.js app.js',
  ),
  ...under(
    '/',
    'dist/main.js dist/ src/main.tsx src/app.ts src/ apps/api/src/main.ts node_modules/ node_modules/fastify/package.json',
  ),
  ...under('/@', 'fs/etc/passwd vite/client id/x react-refresh'),
  ...under(
    '/assets/',
    '.vite/manifest.json main-abc123.js.map x.js x.css ../package.json ..%2fpackage.json %2e%2e/headers.json',
  ),
  ...under(
    '/',
    'server/render.js server/headers.json headers.json manifest.json render.js client/index.html index.html.br',
  ),
  ...under(
    '/',
    'index.html.gz index.html index.htm pricing/index.html pricing/index.html.br 404.html index.html~ index.html.bak',
  ),
  ...under(
    '/',
    '../etc/passwd ..%2f..%2fetc%2fpasswd %2e%2e/%2e%2e/etc/passwd ..;/etc/passwd ....//etc/passwd etc/passwd',
  ),
  ...under(
    '/',
    '..%5c..%5cwindows%5cwin.ini %252e%252e%252fetc%252fpasswd ..%c0%afetc%c0%afpasswd %00/etc/passwd proc/self/environ',
  ),
  ...under(
    '/',
    'pricing%00.html pricing%2f..%2f..%2fserver%2frender.js assets%2f..%2f..%2fserver%2fheaders.json',
  ),
  ...under(
    '/',
    'web.config WEB-INF/web.xml META-INF/MANIFEST.MF crossdomain.xml clientaccesspolicy.xml elmah.axd trace.axd',
  ),
  ...under(
    '/',
    'latest/meta-data/ computeMetadata/v1/ .azure/accessTokens.json boaform/admin/formLogin HNAP1/ GponForm/diag_Form',
  ),
  ...under(
    '/',
    'owa/auth/logon.aspx autodiscover/autodiscover.xml remote/login vpn/index.html sslvpn_logon.shtml cgi-bin/luci',
  ),
  ...under(
    '/',
    'storybook/ iframe.html coverage/ test-results/ playwright-report/ docs/decisions logs/ log.txt error.log npm-debug.log',
  ),
  ...under(
    '/api/',
    '.env .git/config config users debug env phpinfo.php v1 v1/users v2 internal test status metrics health',
  ),
  ...under(
    '/blog/',
    '.env .git/config wp-login.php wp-admin/ xmlrpc.php wp-includes/wlwmanifest.xml phpinfo.php',
  ),
  ...under(
    '/wp/',
    '.env wp-login.php wp-admin/ xmlrpc.php wp-includes/wlwmanifest.xml wp-config.php readme.html',
  ),
  ...under(
    '/public/',
    '.env .git/config index.php storage/logs/laravel.log vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
  ),
  ...under('/dev/', 'outbox logs'),
  ...under(
    '/docs/',
    '../package.json static/../../package.json static/%2e%2e/index.js static/swagger-ui-bundle.js.map',
  ),
];

test('no address that scanners request is found in production', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site, production: true });
  expect(new Set(snooped).size).toBe(snooped.length);
  expect(snooped.length).toBeGreaterThan(300);

  const found: string[] = [];
  for (const address of snooped) {
    const first = await get(address);
    // The address of a post of that name, without its slash.
    const isMoved = first.statusCode === 308;
    const { statusCode, body } = isMoved ? await get(String(first.headers.location)) : first;
    if (![400, 404].includes(statusCode) || /root:|"dependencies"|sourceMappingURL/.test(body)) {
      found.push(`${address}: ${statusCode}`);
    }
  }
  expect(found).toEqual([]);
});

test.each(['/assets/x.js', '/assets/x.css', '/pricing/x.css', '/x.js', '/assets/', '/assets'])(
  '%s is not found, and no page stands in for it',
  async (address) => {
    const { site } = await createSite();
    const { get } = await createTestApp({ site });
    const response = await get(address, { accept: '*/*' });

    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('Home');
  },
);

test('a file can be requested by HEAD, and in ranges', async () => {
  const { site } = await createSite();
  const { app, get } = await createTestApp({ site });
  const whole = await get('/robots.txt');
  const about = await app.inject({ method: 'HEAD', url: '/robots.txt' });
  const part = await get('/robots.txt', { range: 'bytes=0-3' });
  const beyond = await get('/robots.txt', { range: 'bytes=5000-' });

  expect([about.statusCode, about.body]).toEqual([200, '']);
  expect(about.headers['content-length']).toBe(whole.headers['content-length']);
  expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(0, 4)]);
  expect(part.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect([beyond.statusCode, beyond.json()]).toEqual([
    416,
    { error: expect.any(String), message: expect.any(String) },
  ]);
  expect(beyond.headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('a rendered page that the visitor’s browser has is not sent again', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const first = await get('/blog?q=hours', { 'accept-encoding': 'br' });
  const tag = String(first.headers.etag);

  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await get('/blog?q=hours', { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  }
  expect((await get('/blog?q=hours', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await get('/blog?q=seo', { 'if-none-match': tag })).statusCode).toBe(200);
  expect((await get('/nothing', { 'if-none-match': '*', accept: 'text/html' })).statusCode).toBe(404);
});
