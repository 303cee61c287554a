import { HeroPlates } from '@awning/ui/sections/HeroPlates';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { Scoreboard } from '@awning/ui/sections/Scoreboard';
import { TableBill } from '@awning/ui/sections/TableBill';
import { Coffee, Olives, Spaghetti } from '../art/dishes.tsx';
import { labels } from '../content/business.ts';
import { evening, manners, tablePage } from '../content/table.ts';
import { bill } from '../content/tonight.ts';
import type { PageProps } from './page.ts';

const [first, second] = tablePage.lines;

export function TheTable({ href }: PageProps) {
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <Spaghetti /> },
          { words: second, drawing: <Olives />, glaze: 'spark' },
        ]}
        lead={tablePage.lead}
        actions={[
          { label: labels.book, href: href('book') },
          { label: labels.tonight, href: href('tonight') },
        ]}
      />
      <Scoreboard {...evening} tone="deep" />
      <NumberedGrid {...manners} tone="raised" />
      <TableBill {...bill} drawing={<Coffee />} actions={[{ label: labels.book, href: href('book') }]} />
    </>
  );
}
