import { BeforeAfterChart } from '../sections/BeforeAfterChart/index.ts';
import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { PairList } from '../sections/PairList/index.ts';
import { PriceHalves } from '../sections/PriceHalves/index.ts';
import { QuotePairs } from '../sections/QuotePairs/index.ts';
import { beardChart, cutChart } from '../art/charts.tsx';
import * as portraits from '../art/portraits.tsx';
import { barbers } from '../content/barbers.ts';
import { said } from '../content/home.ts';
import { usual } from '../content/prices.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export interface BarberPageProps extends PageProps {
  who: keyof typeof barbers;
}

const charts = { otto: cutChart, ava: cutChart, tam: beardChart };
const sitters = { otto: portraits.Otto, ava: portraits.Ava, tam: portraits.Tam };

/** Somebody's own page: who they are, what to ask them for, and what was said about it. */
export function BarberPage({ who, href }: BarberPageProps) {
  const { name, portrait, lead, book, others, story, chart, numbers, board, said: words } = barbers[who];
  const Portrait = sitters[who];

  return (
    <>
      <HeroHalves
        before={name}
        lead={lead}
        actions={[
          { label: book, href: href('book-a-chair') },
          { label: others, href: href('the-chairs') },
        ]}
        figure={<Portrait label={portrait} size="page" />}
      />
      <PairList {...story} start="accent" end="tint" />
      <BeforeAfterChart
        heading={chart}
        items={charts[who].filter(({ number }) => numbers.includes(number))}
        tone="deep"
      />
      <PriceHalves heading={board} groups={[{ items: usual[who] }]} start="accent" end="tint" />
      <QuotePairs before={said.before} after={said.after} items={words} end="plain" />
      <Closing href={href} />
    </>
  );
}
