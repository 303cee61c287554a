import type { User } from '@awning/contract/accounts';
import { redirect } from 'react-router-dom';
import { paths } from '../paths.ts';
import { settledSession } from '../state/session.ts';
import { readReturnTo, withReturnTo } from './returnTo.ts';

/**
 * Loaders' first line on addresses that are not public. The server knows no session and renders the page for waiting;
 * the browser asks again (`loader.hydrate`) and waits until it is known who is here. On the server a guard says `null`:
 * what is `undefined` would not reach the browser, which would render nothing then.
 */
async function whoIsHere(): Promise<User | 'nobody' | null> {
  if (import.meta.env.SSR) return null;
  return (await settledSession()).user ?? 'nobody';
}

/** To the login, which leads on to where they were going. */
function toLogin({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirect(withReturnTo(paths.login.to(), pathname + search));
}

/** For guests; users who are logged in go where they wanted to, or home. */
export async function guestsOnly({ url }: Request): Promise<'guest' | null> {
  const visitor = await whoIsHere();
  if (visitor === null) return null;
  if (visitor !== 'nobody') throw redirect(readReturnTo(new URL(url).search) ?? paths.home.to());
  return 'guest';
}

/** For users who are logged in; guests are asked to. */
export async function membersOnly(request: Request): Promise<User | null> {
  const visitor = await whoIsHere();
  if (visitor === 'nobody') throw toLogin(request);
  return visitor;
}

const deskItself = new RegExp(`^${paths.dashboard.pattern}/?$`, 'i');

/**
 * For the shop's owners; other visitors go home. A guest who opens a page inside the desk has come by one of our mails
 * and is asked to log in, while the desk's first page does not show a guest that it is there
 * (docs/product.md, “The desk”).
 */
export async function adminsOnly(request: Request): Promise<User | null> {
  const visitor = await whoIsHere();
  const isAtTheDoor = deskItself.test(new URL(request.url).pathname);
  if (visitor === 'nobody' && !isAtTheDoor) throw toLogin(request);
  if (visitor === 'nobody' || (visitor && visitor.role !== 'admin')) throw redirect(paths.home.to());
  return visitor;
}
