import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { publicPages } from '../support/addresses.ts';
import { touchContents, untilAlive, visit } from '../support/browser.ts';

/** So many pages of one kind are opened; the others are only read as sent. */
const openedOfAKind = inject('isNightly') ? 3 : 1;

/** So many addresses that differ only in their query are read. */
const askedOfAKind = inject('isNightly') ? Infinity : 10;

/** The policy violations of browsers, page by page, as long as the tab lives. */
async function watch(context: BrowserContext) {
  const stopped: string[] = [];
  await context.exposeBinding('stopped', (_source, what: string) => void stopped.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { documentURI, effectiveDirective, blockedURI, sample } = event;
      const told = `${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`;
      (window as unknown as { stopped: (what: string) => void }).stopped(told);
    });
  });
  return stopped;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The parts of a page that its own policy would block, and the permissions that it does not need. */
function faultsOf(html: string, policy: string): string[] {
  const inline = [...html.matchAll(/<(style|script)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g)];
  const unknown = inline.filter(
    ([, , attributes = '', text = '']) =>
      !/\s(src=|type="application\/(ld\+)?json")/.test(attributes) && !policy.includes(hashOf(text)),
  );
  const markup = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '');
  return [
    ...unknown.map(([whole]) => `not in the policy: ${whole.slice(0, 80)}`),
    ...[...markup.matchAll(/<[^>]*\s(?:style|on[a-z]+)="[^"]*"/g)].map(([whole]) => whole),
    ...(policy.startsWith("default-src 'none'") ? [] : [`begins with ${policy.slice(0, 30)}`]),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ['may be framed']),
    ...(/unsafe|\*/.test(policy) ? [policy] : []),
  ];
}

/** The kind of a page: pages of a kind are rendered by one module, each with its own text. */
function kindOf(address: string): string {
  const [path = '', search] = address.split('?');
  const [room, ...further] = path.split('/').filter(Boolean);
  return `${room} ${further.length} ${search === undefined ? '' : '?'}`;
}

const linksOf = async (page: Page) => {
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => {
      const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? pathname + search : '';
    }),
  );
  return links.filter((link) => link !== '');
};

test('no page of the shop, the demos or the API violates its policy', async () => {
  const { page, complaints } = await visit('about:blank');
  const stopped = await watch(page.context());
  const faults: string[] = [];
  // By day the public pages are opened in pages.test.ts, where the browser reports violations.
  const opened: string[] = inject('isNightly') ? [] : publicPages.map(([address]) => address);
  const asked: string[] = [];
  // A set that grows is iterated to its end.
  const pages = new Set([
    '/',
    '/nowhere',
    '/checkout/success',
    '/checkout/cancelled',
    '/dev/outbox',
    '/docs',
  ]);
  for (const address of pages) {
    // Another query changes few words of a page.
    if (address.includes('?')) {
      if (asked.filter((one) => kindOf(one) === kindOf(address)).length >= askedOfAKind) continue;
      asked.push(address);
    }
    // A browser shows a picture in a page of its own making; there, only the policy is ours. The demos' pages are
    // checked against their own policies where every demo is walked (demos.test.ts).
    const isOfAKindSeen = opened.filter((one) => kindOf(one) === kindOf(address)).length >= openedOfAKind;
    if (isOfAKindSeen || /^\/(assets|demos)\//.test(address)) {
      const answer = await fetch(inject('shopUrl') + address);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const html = address.startsWith('/assets/') ? '' : await answer.text();
      faults.push(...faultsOf(html, policy).map((fault) => `${address}: ${fault}`));
      for (const [, link = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#]+)/g))
        if (!link.startsWith('/dev/outbox/')) pages.add(link.replaceAll('&amp;', '&'));
      continue;
    }
    opened.push(address);
    const response = await page.goto(inject('shopUrl') + address, { waitUntil: 'load' });
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    faults.push(...faultsOf((await response?.text()) ?? '', policy).map((fault) => `${address}: ${fault}`));
    if (address === '/docs') {
      await page.getByText('/orders/{token}/status').first().click();
      await page.getByRole('button', { name: 'Try it out' }).first().waitFor();
    } else {
      await untilAlive(page);
      if ((await page.locator('#root main h1').count()) > 0) await touchContents(page);
      // Mails are alike; there may be hundreds.
      const links = await linksOf(page);
      const mails = links.filter((link) => link.startsWith('/dev/outbox/'));
      for (const link of links) if (mails.indexOf(link) < 5) pages.add(link);
    }
  }

  expect(pages.size).toBeGreaterThan(150);
  expect(new Set(opened.map(kindOf)).size).toBeGreaterThan(15);
  expect(faults).toEqual([]);
  expect(stopped).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('no page from the till to the mail violates its policy', async () => {
  const { page, complaints } = await visit('about:blank');
  const stopped = await watch(page.context());
  await page.goto('/checkout?templateId=barbershop-classic');
  await untilAlive(page);
  await touchContents(page);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByText('Enter your name').waitFor();
  await page.getByLabel('Name').fill('Polly Cy');
  await page.getByRole('main').getByLabel('Email').fill('polly@policy.example');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/checkout\/success/);
  await untilAlive(page);
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/\/orders\//);
  await page.getByRole('heading', { level: 2, name: 'Your receipt' }).waitFor();
  await page.goto('/dev/outbox');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.frameLocator('iframe').getByRole('link').first().waitFor();

  expect(stopped).toEqual([]);
  expect(complaints).toEqual([]);
});
