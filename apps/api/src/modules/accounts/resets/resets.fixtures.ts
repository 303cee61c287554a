import { mails } from '../../../database/schema.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import { ada, tokenInMail } from '../../../testing/people.ts';
export const better = 'a better password than that';

export const forget = ({ send }: TestApp, email: string, headers: Record<string, string> = {}) =>
  send('PATCH', '/user/forgot-password', { email }, headers);

export const redeem = ({ send }: TestApp, token: string, password = better) =>
  send('PATCH', `/user/reset-password/${token}`, { password });

export const resetMails = async ({ rows }: TestApp) =>
  (await rows(mails)).filter(({ kind }) => kind === 'reset');

/** The newest link, after the worker has run. */
export async function newLink(app: TestApp, email = ada.email): Promise<string> {
  app.pass(1);
  await forget(app, email);
  await app.services.resets.answerAsked();
  return tokenInMail(app, 'http://shop.example/reset-password/', 'reset');
}
