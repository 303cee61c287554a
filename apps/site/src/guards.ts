import type { User } from '@awning/contract/accounts';
import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';
import { settledSession } from './state/session.ts';

const { login, signUp, account, dashboard } = paths;
const guarded = new RegExp(
  `^(?:${[login, signUp, account].map(({ pattern }) => pattern).join('|')}|${dashboard.pattern}(?:/.*)?)/?$`,
  'i',
);

/** Whether a page waits until it is known who is here (product.md section 2). */
export const isGuarded = (pathname: string): boolean => guarded.test(pathname);

/**
 * Loaders' first line on addresses that are not for everybody. The server knows nobody and draws the page for waiting;
 * the browser asks again (`loader.hydrate`) and waits until it is known who is here. While nobody knows, a guard says
 * `null`: what is `undefined` would not reach the browser, which would draw nothing then.
 */
async function whoIsHere(): Promise<User | 'nobody' | null> {
  if (import.meta.env.SSR) return null;
  return (await settledSession()).user ?? 'nobody';
}

/** For those who are not logged in; the others go home. */
export async function guestsOnly(): Promise<'guest' | null> {
  const visitor = await whoIsHere();
  if (visitor === null) return null;
  if (visitor !== 'nobody') throw redirect(paths.home.to());
  return 'guest';
}

/** For those who are logged in; the others are asked to. */
export async function membersOnly(): Promise<User | null> {
  const visitor = await whoIsHere();
  if (visitor === 'nobody') throw redirect(paths.login.to());
  return visitor;
}

/** For those who run the shop; the others go home. */
export async function adminsOnly(): Promise<User | null> {
  const visitor = await whoIsHere();
  if (visitor === 'nobody' || (visitor && visitor.role !== 'admin')) throw redirect(paths.home.to());
  return visitor;
}
