import type { Page } from 'playwright';

/** The admin of the shop that all journeys share. */
export const owner = { email: 'dora@awning.example', password: 'keeper of the keys' };

/** Logs a user in, in the page's browser. */
export async function logIn(page: Page, who: { email: string; password: string }): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/user/login', { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  }, who);
  if (status !== 200) throw new Error(`The shop does not know ${who.email}: ${status}.`);
}
