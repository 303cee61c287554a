import { CoursePlates } from '../sections/CoursePlates/index.ts';
import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { RoundGrid } from '../sections/RoundGrid/index.ts';
import { TableBill } from '../sections/TableBill/index.ts';
import { Coffee, Olives, Sardines, Spaghetti } from '../art/dishes.tsx';
import { Painted, PlateClock } from '../art/painted.tsx';
import { labels } from '../content/business.ts';
import { evening, manners, tablePage } from '../content/table.ts';
import { bill } from '../content/tonight.ts';
import type { PageProps } from './page.ts';

const [first, second, third] = tablePage.lines;
const { stairs, bread, bowls, fish, coffee } = evening.hours;

export function TheTable({ href }: PageProps) {
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <Spaghetti /> },
          { words: second, drawing: <Olives />, glaze: 'spark' },
          { words: third, drawing: <Sardines />, glaze: 'steel' },
        ]}
        lead={tablePage.lead}
        actions={[
          { label: labels.book, href: href('book') },
          { label: labels.tonight, href: href('tonight') },
        ]}
      />
      <CoursePlates
        heading={evening.heading}
        lead={evening.lead}
        courses={[
          { ...stairs, drawing: <PlateClock hour={5} minute={50} />, size: 'small' },
          { ...bread, drawing: <PlateClock hour={6} minute={0} />, size: 'small', glaze: 'spark' },
          { ...bowls, drawing: <PlateClock hour={6} minute={10} />, size: 'small', glaze: 'steel' },
          { ...fish, drawing: <PlateClock hour={7} minute={30} />, size: 'small', glaze: 'secondary' },
          { ...coffee, drawing: <PlateClock hour={8} minute={10} />, size: 'small', glaze: 'spark' },
        ]}
      />
      <RoundGrid
        heading={manners.heading}
        lead={manners.lead}
        items={manners.items.map((item, place) => ({
          ...item,
          drawing: <Painted number={`${place + 1}`} />,
          glaze: place % 2 ? 'spark' : 'secondary',
        }))}
      />
      <TableBill {...bill} drawing={<Coffee />} actions={[{ label: labels.book, href: href('book') }]} />
    </>
  );
}
