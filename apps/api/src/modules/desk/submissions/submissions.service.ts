import type { SubmissionsQuery } from '@awning/contract/admin/submissions';
import { listPage } from '../listing.ts';
import type { DeskSubmissionsRepository, SubmissionState } from './submissions.repository.ts';

interface SubmissionRow {
  state: string;
  createdAt: Date;
}

export type DeskSubmissionsService<Row extends SubmissionRow> = ReturnType<
  typeof createDeskSubmissionsService<Row>
>;

/** Lists messages or requests for quotes, and records which are answered. */
export function createDeskSubmissionsService<Row extends SubmissionRow>({
  repository,
  now,
}: {
  repository: DeskSubmissionsRepository<Row>;
  now: () => Date;
}) {
  const describe = (row: Row) => ({
    ...row,
    state: row.state as SubmissionState,
    createdAt: row.createdAt.toISOString(),
  });

  return {
    list({ state, q, ...query }: SubmissionsQuery) {
      const filter = { state, words: q };
      return listPage(query, (window) => repository.list(filter, window), describe);
    },

    async setState(id: string, state: SubmissionState, actorId: string) {
      const submission = await repository.setState(id, state, actorId, now());
      return submission && describe(submission);
    },
  };
}
