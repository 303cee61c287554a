import { adminsOnly } from '../session/guards.ts';
import type { DeskResult } from './deskView.ts';
import type * as deskCalls from './state/desk.ts';

/** What can be asked of the desk's API. */
export type Desk = typeof deskCalls;

/** Asks the desk's API for a page of the desk, for an owner. Null on the server, which knows no session. */
export async function loadDesk<Answer>(
  request: Request,
  ask: (desk: Desk) => Promise<DeskResult<Answer>>,
): Promise<DeskResult<Answer>> {
  if (!(await adminsOnly(request))) return null;
  return ask(await import('./state/desk.ts'));
}

/** What an address asks of a list: what was left empty is not asked. */
export function searchOf(address: string): string {
  const asked = [...new URL(address).searchParams].filter(([, value]) => value !== '');
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}
