import { setImmediate } from 'node:timers/promises';
import { fieldWord, formWord, knownFields } from '@awning/content/orders/entryWords';
import { siteWords } from '@awning/content/orders/siteWords';
import type { OrderSite, SiteEntry } from '@awning/contract/sites/orderSite';
import { csvFile } from '../../../http/csvFile.ts';
import { describeStanding } from '../../../records/siteStandings.ts';
import type { EntryRow, VisitorsRepository, Whose } from './visitors.repository.ts';

const shownEntries = 50;
const shownDays = 30;
/** This many are read and written at a time; between two batches the process serves other requests. */
const batchSize = 100;
const day = 24 * 60 * 60_000;

const { file: fileWords } = siteWords.entries;

export type VisitorsService = ReturnType<typeof createVisitorsService>;

/** The visits and messages of visitors at a site, for its owner and for the desk. */
export function createVisitorsService({
  repository,
  siteOrigin,
  now,
}: {
  repository: VisitorsRepository;
  siteOrigin: (name: string) => string;
  now: () => Date;
}) {
  const dayBefore = (days: number) => new Date(now().getTime() - days * day).toISOString().slice(0, 10);

  async function* batchesOf(siteId: string, first: EntryRow[], columns: readonly string[]) {
    for (let rows = first; rows.length > 0;) {
      yield rows.map((row) => cellsOf(row, columns));
      await setImmediate();
      rows = rows.length < batchSize ? [] : await repository.entries(siteId, batchSize, rows.at(-1));
    }
  }

  return {
    /** The state of a site, its visits, and the messages from its forms. */
    async find(whose: Whose): Promise<OrderSite | undefined> {
      const found = await repository.site(whose);
      if (!found) return undefined;
      const { siteId, standing } = found;
      const [visits, entries, entriesTotal] = await Promise.all([
        repository.visits(siteId, dayBefore(shownDays - 1)),
        repository.entries(siteId, shownEntries),
        repository.countEntries(siteId),
      ]);
      return {
        ...describeStanding(standing, siteOrigin),
        visits,
        entries: entries.map(describeEntry),
        entriesTotal,
      };
    },

    /**
     * A file of all entries. The first batch is read early, so that a failed query is reported before the file
     * begins.
     */
    async file(whose: Whose) {
      const found = await repository.site(whose);
      if (!found) return undefined;
      const { siteId, standing } = found;
      const asked = await repository.fieldsAmong(siteId, knownFields);
      const columns = knownFields.filter((name) => asked.has(name));
      const first = await repository.entries(siteId, batchSize);
      const { at, form, apart, others } = fileWords;
      return {
        name: `${fileWords.name}-${standing.name}-${dayBefore(0)}.csv`,
        lines: csvFile(
          [at, form, apart, ...columns.map(fieldWord), others],
          batchesOf(siteId, first, columns),
        ),
      };
    },

    remove: (whose: Whose, entryId: string) => repository.remove(whose, entryId),
  };
}

const describeEntry = ({ id, form, fields, suspicious, createdAt }: EntryRow): SiteEntry => ({
  id,
  form: formWord(form),
  fields: fields.map(({ label, value }) => ({ label: fieldWord(label), value })),
  suspicious,
  createdAt: createdAt.toISOString(),
});

/** A cell for each field of our designs' forms, and one for all other fields. */
function cellsOf({ createdAt, form, suspicious, fields }: EntryRow, columns: readonly string[]): string[] {
  const known = new Set(columns);
  return [
    createdAt.toISOString(),
    formWord(form),
    suspicious ? fileWords.yes : '',
    ...columns.map((name) =>
      fields
        .filter(({ label }) => label === name)
        .map(({ value }) => value)
        .join('\n'),
    ),
    fields
      .filter(({ label }) => !known.has(label))
      .map(({ label, value }) => `${fieldWord(label)}: ${value}`)
      .join('\n'),
  ];
}
