import { BeforeAfterChart } from '../sections/BeforeAfterChart/index.ts';
import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { HoursDial } from '../sections/HoursDial/index.ts';
import { PriceHalves } from '../sections/PriceHalves/index.ts';
import { QuotePairs } from '../sections/QuotePairs/index.ts';
import { cutChart } from '../art/charts.tsx';
import { RoughAndSharp } from '../art/RoughAndSharp.tsx';
import { hours } from '../content/business.ts';
import { chairs } from '../content/chairs.ts';
import { chart } from '../content/chart.ts';
import { halfWay, home, said } from '../content/home.ts';
import { prices, usual } from '../content/prices.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';
import { Team } from './Team.tsx';

export function HomePage({ href }: PageProps) {
  return (
    <>
      <HeroHalves
        before={home.before}
        after={home.after}
        lead={home.lead}
        actions={[
          { label: home.book, href: href('book-a-chair') },
          { label: home.price, href: href('prices') },
        ]}
        figure={<RoughAndSharp label={home.figure} />}
      />
      <HoursDial {...halfWay} {...hours} />
      <BeforeAfterChart
        heading={chart.heading}
        lead={chart.lead}
        items={cutChart.slice(0, 4)}
        actions={[{ label: chart.all, href: href('haircut-chart') }]}
      />
      <PriceHalves
        heading={prices.heading}
        lead={prices.lead}
        groups={[{ items: usual.home }]}
        actions={[{ label: prices.all, href: href('prices') }]}
      />
      <QuotePairs {...said} start="accent" end="tint" />
      <Team heading={chairs.heading} href={href} />
      <Closing href={href} />
    </>
  );
}
