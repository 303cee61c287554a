/** @typedef {Record<string, { kB: number, requests: number }>} Weight by type: `total`, `document`, `script` … */

/** As Lighthouse has it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * The bytes of a first visit, headers included, by type. Prefetches of the next page are not counted.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, address) {
  const page = await browser.newPage(phone);
  await page.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true }),
  );
  /** @type {Promise<{ type: string, bytes: number }>[]} */
  const asked = [];
  page.on('requestfinished', (request) => {
    asked.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        type: request.resourceType(),
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const fetched = await Promise.all(asked);
  await page.close();

  /** @type {Weight} */
  const weight = {};
  for (const type of ['total', ...new Set(fetched.map((one) => one.type))]) {
    const some = fetched.filter((one) => type === 'total' || one.type === type);
    const bytes = some.reduce((sum, one) => sum + one.bytes, 0);
    weight[type] = { kB: Math.round(bytes / 100) / 10, requests: some.length };
  }
  return weight;
}
