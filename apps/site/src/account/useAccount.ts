import { account } from '@awning/content/account';
import type { Session } from '@awning/contract/account';
import type { AccountOrder } from '@awning/contract/accountOrders';
import { useEffect, useState } from 'react';
import { notify } from '../state/notifications.ts';

export const loadAccount = () => import('./state/account.ts');

/** What the page shows of a customer's account, as far as it has been fetched. */
export interface AccountState {
  orders?: { items: readonly AccountOrder[]; total: number; page: number };
  sessions?: readonly Session[];
  addressProven?: boolean;
  /** Why orders and sessions did not come. */
  failure?: string;
  /** The action under way: older orders, a mail, a file, or the id of a session that is ended. */
  busy?: string;
  /** The finished action whose message is still shown. */
  done?: 'mail' | 'file';
}

async function fetchAll(): Promise<AccountState> {
  const { fetchOrders, fetchProfile, fetchSessions } = await loadAccount();
  const [orders, sessions, profile] = await Promise.all([fetchOrders(1), fetchSessions(), fetchProfile()]);
  const failure = orders.failure ?? sessions.failure ?? profile.failure;
  if (failure) return { failure: failure.message };
  return {
    orders: orders.answer!,
    sessions: sessions.answer!.items,
    addressProven: profile.answer!.addressProven,
  };
}

// Without its script nothing can be loaded either: the message is the same.
const load = () => fetchAll().catch((): AccountState => ({ failure: account.failed.sentence }));

/** Loads the account page's data and runs its actions, apart from its forms. */
export function useAccount() {
  const [state, setState] = useState<AccountState>({});
  const change = (part: AccountState) => setState((known) => ({ ...known, ...part }));
  const rest = ({ busy: _busy, ...known }: AccountState): AccountState => known;

  useEffect(() => {
    let left = false;
    void load().then((fetched) => {
      if (!left) setState(fetched);
    });
    return () => {
      left = true;
    };
  }, []);

  /** Does one thing, marked as under way until it is over. A failure is told as a notice. */
  async function during<Answer>(
    busy: string,
    act: (
      calls: Awaited<ReturnType<typeof loadAccount>>,
    ) => Promise<{ answer?: Answer; failure?: { message: string } }>,
  ): Promise<Answer | undefined> {
    change({ busy });
    const { answer, failure } = await act(await loadAccount());
    setState(rest);
    if (failure) notify('error', failure.message);
    return answer;
  }

  async function showOlder() {
    const known = state.orders;
    if (!known) return;
    const older = await during('orders', ({ fetchOrders }) => fetchOrders(known.page + 1));
    if (older) change({ orders: { ...older, items: [...known.items, ...older.items] } });
  }

  async function endSession(id: string) {
    const ended = await during(id, ({ endSession: end }) => end(id));
    if (ended === undefined) return;
    setState((known) => ({ ...known, sessions: known.sessions?.filter((one) => one.id !== id) ?? [] }));
    notify('success', account.sessions.ended);
  }

  async function sendMail() {
    if (await during('mail', ({ askForConfirmation }) => askForConfirmation())) change({ done: 'mail' });
  }

  async function download() {
    const held = await during('file', ({ exportAccount }) => exportAccount());
    if (!held) return;
    const { saveFile } = await import('../browser/saveFile.ts');
    saveFile(
      `awning-data-${held.exportedAt.slice(0, 10)}.json`,
      JSON.stringify(held, null, 2),
      'application/json',
    );
    change({ done: 'file' });
  }

  return {
    state,
    again: () => {
      setState({});
      void load().then(setState);
    },
    showOlder: () => void showOlder(),
    endSession: (id: string) => void endSession(id),
    /** A changed password has ended all the others. */
    othersEnded: () =>
      setState((known) => ({ ...known, sessions: known.sessions?.filter(({ current }) => current) ?? [] })),
    sendMail: () => void sendMail(),
    download: () => void download(),
  };
}
