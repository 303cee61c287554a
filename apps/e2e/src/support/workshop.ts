import type { Page } from 'playwright';
import { untilAlive, visit } from './browser.ts';
import { buy } from './buy.ts';
import { logIn, owner } from './owner.ts';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();

/** Waits until all that was typed is saved. */
export const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^\s*Saved / })
    .waitFor();

/** Buys a design, as a buyer of this name, and returns the address of the order’s page. */
export const orderFor = (name: string, templateId = 'barbershop-classic') =>
  buy({
    templateId,
    customer: { name, email: `${name.toLowerCase()}@workshop.example`, business: 'Long & Daughters' },
  });

/** Opens the desk at the website of a buyer's order. */
export async function websiteOf(email: string): Promise<Page> {
  const { page } = await visit('/checkout/success');
  await logIn(page, owner);
  await page.goto(`/dashboard/orders?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /^AW-/ }).click();
  await page.getByRole('link', { name: 'Open the website’s page' }).click();
  await page.getByRole('region', { name: 'Releases' }).waitFor();
  await untilAlive(page);
  return page;
}

/** Builds a handed-in website, and asks its buyer to review it. */
export async function offerTo(email: string): Promise<void> {
  const desk = await websiteOf(email);
  await desk.getByRole('button', { name: 'Build the last saved version' }).click();
  await desk.getByRole('button', { name: /^Ask the buyer to look it over/ }).click();
  await desk
    .getByText(/^The buyer is asked to look version/)
    .first()
    .waitFor();
}

/** Fills in fields of a website, as a page of it would, and returns the version. */
export async function tell(
  page: Page,
  address: string,
  content: Readonly<Record<string, unknown>>,
): Promise<number> {
  const before = (await (await page.request.get(`${address}/workshop`)).json()) as { version: number };
  const changes = Object.entries(content)
    .filter(([path]) => path !== 'version')
    .map(([path, value]) => ({ path, value }));
  const answer = await page.request.patch(`${address}/workshop/content`, {
    data: { version: before.version, changes },
  });
  if (!answer.ok()) throw new Error(`It is not taken: ${await answer.text()}`);
  return ((await answer.json()) as { version: number }).version;
}
