import { setImmediate } from 'node:timers/promises';
import type { AdminSubscriber } from '@awning/contract/admin/subscribers';
import { csvFile } from '../../../http/csvFile.ts';
import { instantOrNull, listPage } from '../listing.ts';
import type { SubscriberRow, DeskSubscribersRepository, SubscriberState } from './subscribers.repository.ts';

/** This many rows are read and written at a time; between two batches the process serves other requests. */
const batchSize = 1_000;
const columns = ['email', 'state', 'created_at', 'confirmed_at', 'unsubscribed_at'];

export type DeskSubscribersService = ReturnType<typeof createDeskSubscribersService>;

/** The subscribers of the newsletter, as a list and as a file. */
export function createDeskSubscribersService({
  repository,
  now,
}: {
  repository: DeskSubscribersRepository;
  now: () => Date;
}) {
  async function* batchesFrom(first: SubscriberRow[], state: SubscriberState) {
    for (let rows = first; rows.length > 0;) {
      yield rows.filter((row) => row.state === state).map(cellsOf);
      await setImmediate();
      rows = rows.length < batchSize ? [] : await repository.after(rows.at(-1)!.emailKey, batchSize);
    }
  }

  return {
    list({ state, q, ...query }: { page?: string; state?: SubscriberState; q?: string }) {
      const filter = { state, words: q };
      return listPage(query, (window) => repository.list(filter, window), describe);
    },

    /**
     * A file of all subscribers in a state. The first batch is read early, so that a failed query is reported before
     * the file begins.
     */
    async file(state: SubscriberState) {
      const first = await repository.after('', batchSize);
      const today = now().toISOString().slice(0, 'yyyy-mm-dd'.length);
      return {
        name: `subscribers-${state}-${today}.csv`,
        lines: csvFile(columns, batchesFrom(first, state)),
      };
    },
  };
}

const describe = ({ id, email, state, ...row }: SubscriberRow): AdminSubscriber => ({
  id,
  email,
  state: state as SubscriberState,
  createdAt: row.createdAt.toISOString(),
  confirmedAt: instantOrNull(row.confirmedAt),
  unsubscribedAt: instantOrNull(row.unsubscribedAt),
});

const cellsOf = ({ email, state, createdAt, confirmedAt, unsubscribedAt }: SubscriberRow) => [
  email,
  state,
  createdAt.toISOString(),
  instantOrNull(confirmedAt) ?? '',
  instantOrNull(unsubscribedAt) ?? '',
];
