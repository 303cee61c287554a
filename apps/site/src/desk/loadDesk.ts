import { adminsOnly } from '../session/guards.ts';
import type { DeskResult } from './deskView.ts';
import type * as deskCalls from './state/desk.ts';

/** The calls to the desk's API. */
export type Desk = typeof deskCalls;

/** Loads a page of the desk from its API, for an owner. Null on the server, which has no session. */
export async function loadDesk<Answer>(
  request: Request,
  ask: (desk: Desk) => Promise<DeskResult<Answer>>,
): Promise<DeskResult<Answer>> {
  if (!(await adminsOnly(request))) return null;
  return ask(await import('./state/desk.ts'));
}

/** The query of a list in an address, without its empty parts. */
export function searchOf(address: string): string {
  const asked = [...new URL(address).searchParams].filter(([, value]) => value !== '');
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}
