import type { Page } from 'playwright';

/** Everything that a visitor's browser stores for the shop. */
export const keptBy = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))),
  cookies: await page.context().cookies(),
});

/** The storage of a visitor who has not answered the cookie notice. */
export const nothing = { local: {}, session: {}, databases: 0, caches: 0, cookies: [] };
