import { CoursePlates } from '../sections/CoursePlates/index.ts';
import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { QuotesAcross } from '../sections/QuotesAcross/index.ts';
import { SeatingPlan } from '../sections/SeatingPlan/index.ts';
import { TableBill } from '../sections/TableBill/index.ts';
import { Coffee, Figs, LemonHalf, Sardines, TornLoaf } from '../art/dishes.tsx';
import { RosaAndAlan } from '../art/RosaAndAlan.tsx';
import { labels } from '../content/business.ts';
import { hero } from '../content/home.ts';
import { couple, quotes } from '../content/people.ts';
import { bill, seating, tonight } from '../content/tonight.ts';
import { courses } from './courses.tsx';
import type { PageProps } from './page.ts';
import { Visit } from './Visit.tsx';

const [first, second, third, fourth] = hero.lines;

export function Home({ href }: PageProps) {
  const book = { label: labels.book, href: href('book') };
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <Figs />, glaze: 'secondary' },
          { words: second, drawing: <Sardines />, glaze: 'steel' },
          { words: third, drawing: <LemonHalf />, glaze: 'spark' },
          { words: fourth, drawing: <TornLoaf /> },
        ]}
        lead={hero.lead}
        actions={[book, { label: labels.table, href: href('the-table') }]}
      />
      <CoursePlates
        heading={tonight.heading}
        lead={tonight.lead}
        courses={courses}
        foot={tonight.foot}
        actions={[
          { label: labels.tonight, href: href('tonight') },
          { label: labels.allergies, href: href('allergies') },
        ]}
      />
      <SeatingPlan {...seating(href('book'))} />
      <ImageWithText
        heading={couple.heading}
        drawing={<RosaAndAlan label={couple.portrait} />}
        side="end"
        paragraphs={couple.paragraphs}
        actions={[{ label: labels.kitchen, href: href('kitchen') }]}
        tone="deep"
      />
      <QuotesAcross {...quotes} tone="deep" />
      <Visit />
      <TableBill {...bill} drawing={<Coffee />} actions={[book]} />
    </>
  );
}
