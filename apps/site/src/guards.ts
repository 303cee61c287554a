import type { User } from '@awning/contract/accounts';
import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';
import { settledSession } from './state/session.ts';

/**
 * Loaders' first line on addresses that are not for everybody. The server knows nobody and draws the page for waiting;
 * the browser asks again (`loader.hydrate`) and waits until it is known who is here.
 */
async function whoIsHere(): Promise<User | null | undefined> {
  if (import.meta.env.SSR) return undefined;
  return (await settledSession()).user;
}

/** For those who are not logged in; the others go home. */
export async function guestsOnly(): Promise<null> {
  if (await whoIsHere()) throw redirect(paths.home.to());
  return null;
}

/** For those who are logged in; the others are asked to. `undefined` while nobody knows. */
export async function membersOnly(): Promise<User | undefined> {
  const user = await whoIsHere();
  if (user === null) throw redirect(paths.login.to());
  return user;
}

/** For those who run the shop; the others go home. `undefined` while nobody knows. */
export async function adminsOnly(): Promise<User | undefined> {
  const user = await whoIsHere();
  if (user === null || (user && user.role !== 'admin')) throw redirect(paths.home.to());
  return user;
}
