import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { retention } from '@awning/content/policies/retention';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import type { Class, Classification, Fate } from './classes.ts';
import { personalData } from './personalData.ts';
import { classifiedTables } from './personalTables.ts';

test('every column of the database is classified, and no other', async () => {
  const { db } = await openTestDatabase();
  const { rows } = (await db.execute(sql`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
  `)) as { rows: { name: string }[] };
  const classified = classifiedTables.flatMap(({ table, class: { columns } }) =>
    Object.keys(columns).map((name) => `${getTableName(table)}.${getTableColumns(table)[name]!.name}`),
  );

  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a classification that lacks a table or a column, or empties one that cannot be empty, does not compile', () => {
  const { quotes, ...others } = personalData;
  const { details, ...columns } = quotes.columns;
  const { total, ...rest } = personalData.orders.columns;

  // @ts-expect-error A table is missing.
  const withoutTable: Classification = others;
  // @ts-expect-error A column is missing.
  const withoutColumn: Classification = { ...others, quotes: { ...quotes, columns } };
  const emptied = { ...rest, total: { ...total, fate: 'blanked' as const } };
  const changed = { ...personalData, orders: { ...personalData.orders, columns: emptied } };
  // @ts-expect-error An amount is never empty.
  const withoutAmount: Classification = changed;

  expect([withoutTable, withoutColumn, withoutAmount, details]).toHaveLength(4);
});

const docs = fileURLToPath(new URL('../../../../../docs/how-to/personal-data.md', import.meta.url));

const rowOf = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const columnsTable = () =>
  classifiedTables.flatMap(({ table, class: whose }) => {
    const note =
      whose.of === 'nobody'
        ? whose.why
        : `In the export: \`${whose.called}\`. Erasing ${whose.erasing}${'keepsFor' in whose ? ', but for what visitors see of a website that stays online' : ''}.`;
    const columns = Object.entries<Class & Partial<Fate>>(whose.columns).map(([name, one]) =>
      rowOf(
        `\`${getTableColumns(table)[name]!.name}\``,
        'why' in one ? `${one.class} (${one.why})` : one.class,
        whose.of === 'nobody' ? 'retained' : (one.fate ?? 'deleted'),
      ),
    );
    return [
      `### ${getTableName(table)}`,
      '',
      note,
      '',
      rowOf('column', 'export', 'erasing'),
      '|---|---|---|',
      ...columns,
      '',
    ];
  });

const retentionTable = () => [
  rowOf('what', 'days', 'in words'),
  '|---|---|---|',
  ...Object.values(retention).map(({ name, days, words }) => rowOf(name, String(days), words)),
];

const fill = (page: string, name: string, lines: readonly string[]) =>
  page.replace(
    new RegExp(`(<!-- generated: ${name} -->).*?(<!-- end -->)`, 's'),
    (_all, start: string, end: string) => [start, '', ...lines, '', end].join('\n'),
  );

// After an intended change: npx vitest run --project api apps/api/src/modules/privacy/personalData.test.ts -u
test('docs/how-to/personal-data.md lists the stored data and its retention', async () => {
  const page = await readFile(docs, 'utf8');
  const filled = fill(fill(page, 'retention', retentionTable()), 'columns', columnsTable());

  const { code } = await format('personal-data.md', filled, { printWidth: 110 });
  await expect(code).toMatchFileSnapshot(docs);
});
