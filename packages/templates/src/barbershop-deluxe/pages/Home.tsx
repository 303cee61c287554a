import { plainName } from '../../content/words/place.ts';
import { andTo } from '../../design/props.ts';
import { Reviews } from '../../design/sections/Reviews.tsx';
import type { Site } from '../schema.ts';
import { Board, book, Closing, Hours, Looks, Mirror, Said, Team, Where } from './parts.tsx';

const shown = { looks: 4, prices: 4, quotes: 1, people: 3 };

/** One man and the mirror; the prices, the hours, the haircuts and the barbers. */
export function Home(site: Site) {
  const { content, labels, href, has } = site;
  const { business, opening, prices, hours, design } = content;
  const lead = opening?.lead ?? business.line;
  const first = prices?.groups.find(({ items }) => items.length > 0);
  return (
    <>
      <Mirror
        site={site}
        words={{
          ...opening,
          ...(lead && { lead }),
          ...(design?.after && { after: design.after }),
        }}
        heading={plainName(business)}
        actions={andTo(site, book(site), 'prices', labels.seePrices)}
      />
      <Board
        site={site}
        heading={prices?.heading ?? labels.prices}
        lead={prices?.lead}
        groups={first ? [{ items: first.items.slice(0, shown.prices) }] : []}
      />
      <Hours {...site} />
      <Looks
        site={site}
        points={design?.cuts}
        heading={labels.chart}
        shown={shown.looks}
        {...(has('haircut-chart') && { actions: [{ label: labels.seeChart, href: href('haircut-chart') }] })}
      />
      <Said site={site} shown={shown.quotes} />
      <Reviews site={site} tone="tint" />
      <Team site={site} shown={shown.people} />
      {(hours?.week.length ?? 0) === 0 && <Where {...site} />}
      <Closing {...site} />
    </>
  );
}
