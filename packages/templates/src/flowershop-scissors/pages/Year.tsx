import { SeasonChart } from '../sections/SeasonChart/index.ts';
import { heads } from '../art/heads.tsx';
import { months, seasonPage, year } from '../content/season.ts';

/** What grows when: the seven that people ask for, or on the year's own page all of it. */
export function Year({ level = 2 }: { level?: 1 | 2 }) {
  const rows = level === 1 ? year.full : year.rows;

  return (
    <SeasonChart
      heading={year.heading}
      level={level}
      lead={level === 1 ? seasonPage.lead : year.lead}
      months={months}
      rows={rows.map(({ head, ...row }) => ({ ...row, drawing: heads[head] }))}
    />
  );
}
