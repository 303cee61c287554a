import { readFile } from 'node:fs/promises';

/**
 * The content of a design's demo.
 *
 * @param {string} templateId
 * @returns {Promise<Record<string, unknown>>}
 */
export async function readSample(templateId) {
  const sample = new URL(`../../packages/templates/src/${templateId}/sample/content.json`, import.meta.url);
  return JSON.parse(await readFile(sample, 'utf8'));
}

/**
 * Buys a design and fills its website in, as its buyer. Returns the address of the order's page.
 *
 * @param {string} shop its address
 * @param {string} templateId
 * @param {Record<string, unknown>} content
 */
export async function buyAndFillIn(shop, templateId, content) {
  const headers = { 'content-type': 'application/json', origin: shop };
  const customer = { name: 'Mo', email: 'mo@measure.example', business: 'Long & Daughters' };
  const checkout = await fetch(`${shop}/api/create-checkout-session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ templateId, addOns: [], customer }),
  });
  const { url } = await checkout.json();
  const paid = await fetch(new URL(url, shop), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop },
    body: new URLSearchParams({ outcome: 'pay' }),
  });
  const order = `/orders/${new URL(paid.headers.get('location') ?? '', shop).searchParams.get('order')}`;
  await (await fetch(`${shop}${order}/workshop`)).json();
  const changes = Object.entries(content)
    .filter(([path]) => path !== 'version')
    .map(([path, value]) => ({ path, value }));
  const saved = await fetch(`${shop}${order}/workshop/content`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ version: 1, changes }),
  });
  if (!saved.ok) throw new Error(`${templateId} cannot be filled in: ${await saved.text()}`);
  return order;
}
