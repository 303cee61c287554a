import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { originToFill, type PageContext, type SiteRenderer } from '@awning/contract/renderer';
import { onTestFinished } from 'vitest';

/** The policy of the pages and files of the site below. */
export const policy = "default-src 'none'; script-src 'sha256-abc'; frame-ancestors 'none'";
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'pricing/index.html': '<h1>Pricing</h1>',
  'templates/index.html': '<h1>All the windows</h1>',
  'blog/index.html': '<h1>Blog</h1>',
  'demos/barbershop-classic/index.html': '<h1>Sit down</h1>',
  'assets/main-abc123.js': 'console.log("hello".repeat(3))',
  'assets/hours-abc123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'cards/home.jpg': 'a card',
  'icons/sign-192.png': 'an icon',
  'favicon.ico': 'an icon',
  'robots.txt': 'User-agent: *',
  'rss.xml': `<rss><link>${originToFill}/</link><guid>${originToFill}/blog/hours</guid></rss>`,
  '.vite/manifest.json': '{}',
};

/** A site as the build leaves it, whose pages show their input. */
export async function createSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
    await writeFile(path.join(folder, `${name}.gz`), gzipSync(text));
  }

  const asked: { url: string; page: PageContext }[] = [];
  const addresses: Record<string, string> = {
    '/': 'index.html',
    '/pricing': 'pricing/index.html',
    '/templates': 'templates/index.html',
    '/blog': 'blog/index.html',
    '/demos/barbershop-classic/': 'demos/barbershop-classic/index.html',
  };
  const renderer: SiteRenderer = {
    async render(url, page = {}) {
      asked.push({ url, page });
      if (!page.refused && new URL(url, 'http://shop.example').pathname === '/')
        return { status: 200, html: 'Home', headers: {} };
      if (url === '/signup') return { status: 308, html: '', headers: { location: '/sign-up' } };
      const { fields = {} } = page.refused?.failure ?? page.workshop?.refusedDifference ?? {};
      const known =
        page.order ??
        page.refused ??
        page.newsletterLink ??
        page.standings ??
        (url.startsWith('/blog?') ||
          (url.startsWith('/checkout') && !url.includes('unknown') && !url.includes('order=')));
      return {
        status: known ? 200 : 404,
        html: known
          ? `<h1>${url}</h1><p>${page.order?.reference ?? ''}</p>${faultsOf(fields)}`
          : '<h1>404</h1><p>Oops! Page not found</p>',
        headers: { 'content-security-policy': policy },
      };
    },
    headersOf: (): Record<string, string> => ({ 'content-security-policy': policy }),
    // This site changes the spelling of the first word only.
    addressOf(pathname) {
      const [, word = ''] = /^\/([\w-]+)/.exec(pathname) ?? [];
      if (pathname === '/') return '/';
      if (!rooms.includes(word.toLowerCase())) return undefined;
      const rest = pathname.slice(1 + word.length);
      return `/${word.toLowerCase()}${word === 'demos' ? rest : rest.replace(/\/$/, '')}`;
    },
    readsStandings: (pathname) => pathname === '/templates',
    // These pages differ for every query.
    fileOf: (pathname, query) =>
      query && ['/blog', '/pricing', '/templates'].includes(pathname) ? undefined : addresses[pathname],
  };
  return { site: { folder, renderer }, asked };
}

const rooms =
  'pricing,templates,blog,demos,checkout,orders,signup,reset-password,account,newsletter,thanks'.split(',');

const faultsOf = (fields: Readonly<Record<string, string>>) =>
  Object.keys(fields)
    .map((name) => `<p id="${name}-error"></p>`)
    .join('');
