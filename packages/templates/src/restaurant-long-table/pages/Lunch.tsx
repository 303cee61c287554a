import { CoursePlates } from '../sections/CoursePlates/index.ts';
import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { TableBill } from '../sections/TableBill/index.ts';
import { Coffee } from '../art/dishes.tsx';
import { Greens, OrangeCake, Potatoes, RoastBird, Tomatoes } from '../art/larder.tsx';
import { labels } from '../content/business.ts';
import { lunch, lunchBill, lunchPage } from '../content/lunch.ts';
import type { PageProps } from './page.ts';

const [first, second] = lunchPage.lines;
const { tomatoes, bird, potatoes, cake } = lunch.courses;

export function Lunch({ href }: PageProps) {
  const book = { label: labels.book, href: href('book') };
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <RoastBird />, glaze: 'steel' },
          { words: second, drawing: <Greens /> },
        ]}
        lead={lunchPage.lead}
        actions={[book]}
      />
      <CoursePlates
        heading={lunch.heading}
        courses={[
          { ...tomatoes, drawing: <Tomatoes />, glaze: 'spark' },
          { ...bird, drawing: <RoastBird />, size: 'large', glaze: 'steel' },
          { ...potatoes, drawing: <Potatoes />, glaze: 'secondary' },
          { ...cake, drawing: <OrangeCake />, size: 'small' },
        ]}
        foot={lunch.foot}
      />
      <TableBill {...lunchBill} drawing={<Coffee />} actions={[book]} />
    </>
  );
}
