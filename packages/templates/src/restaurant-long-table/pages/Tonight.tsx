import { CoursePlates } from '../sections/CoursePlates/index.ts';
import { SeatingPlan } from '../sections/SeatingPlan/index.ts';
import { TableBill } from '../sections/TableBill/index.ts';
import { Coffee } from '../art/dishes.tsx';
import { labels } from '../content/business.ts';
import { bill, seating, tonight } from '../content/tonight.ts';
import { courses } from './courses.tsx';
import type { PageProps } from './page.ts';

export function Tonight({ href }: PageProps) {
  return (
    <>
      <CoursePlates
        level={1}
        heading={tonight.heading}
        lead={tonight.lead}
        courses={courses}
        foot={tonight.foot}
        actions={[{ label: labels.allergies, href: href('allergies') }]}
      />
      <SeatingPlan {...seating(href('book'))} />
      <TableBill
        {...bill}
        drawing={<Coffee />}
        actions={[
          { label: labels.book, href: href('book') },
          { label: labels.wine, href: href('wine') },
        ]}
      />
    </>
  );
}
