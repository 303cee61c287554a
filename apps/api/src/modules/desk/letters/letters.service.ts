import type { LettersQuery } from '@awning/contract/admin/letters';
import { listPage } from '../listing.ts';
import type { LettersRepository, LetterState } from './letters.repository.ts';

interface LetterRow {
  state: string;
  createdAt: Date;
}

export type LettersService<Row extends LetterRow> = ReturnType<typeof createLettersService<Row>>;

/** What was written to the shop, and who has to answer it still. */
export function createLettersService<Row extends LetterRow>({
  repository,
  now,
}: {
  repository: LettersRepository<Row>;
  now: () => Date;
}) {
  const describe = (row: Row) => ({
    ...row,
    state: row.state as LetterState,
    createdAt: row.createdAt.toISOString(),
  });

  return {
    list({ state, q, ...query }: LettersQuery) {
      const filter = { ...(state && { state }), ...(q && { words: q }) };
      return listPage(query, (window) => repository.list(filter, window), describe);
    },

    async setState(id: string, state: LetterState, actorId: string) {
      const letter = await repository.setState(id, state, actorId, now());
      return letter && describe(letter);
    },
  };
}
