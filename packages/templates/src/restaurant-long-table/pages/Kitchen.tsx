import { CoursePlates } from '../sections/CoursePlates/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { QuotesAcross } from '../sections/QuotesAcross/index.ts';
import { Alan, Kenny, Nina, Rosa } from '../art/people.tsx';
import { RosaAndAlan } from '../art/RosaAndAlan.tsx';
import { labels } from '../content/business.ts';
import { couple, kitchen, quotes } from '../content/people.ts';
import type { PageProps } from './page.ts';

const { rosa, alan, nina, kenny } = kitchen.people;

export function Kitchen({ href }: PageProps) {
  return (
    <>
      <CoursePlates
        level={1}
        heading={kitchen.heading}
        lead={kitchen.lead}
        courses={[
          { ...rosa, drawing: <Rosa />, glaze: 'secondary' },
          { ...alan, drawing: <Alan />, glaze: 'spark' },
          { ...nina, drawing: <Nina />, glaze: 'steel' },
          { ...kenny, drawing: <Kenny />, glaze: 'secondary' },
        ]}
      />
      <ImageWithText
        heading={couple.heading}
        drawing={<RosaAndAlan label={couple.portrait} />}
        paragraphs={couple.paragraphs}
        actions={[{ label: labels.growers, href: href('growers') }]}
        tone="deep"
      />
      <QuotesAcross {...quotes} tone="deep" />
    </>
  );
}
