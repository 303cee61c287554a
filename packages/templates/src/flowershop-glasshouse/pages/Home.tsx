import { plainName } from '../../content/words/place.ts';
import { actionTo, headed, pointLine, twoLines } from '../../design/props.ts';
import { Reviews } from '../../design/sections/Reviews.tsx';
import { Foliage } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';
import { ClimateStrip } from '../sections/ClimateStrip/ClimateStrip.tsx';
import { HeroGlasshouse } from '../sections/HeroGlasshouse/HeroGlasshouse.tsx';
import { PaneGrid } from '../sections/PaneGrid/PaneGrid.tsx';
import { askPage, comeIn, Goods, paneSizes, roomsOf, Where } from './parts.tsx';

const shown = { week: 2, groups: 2, quotes: 1 };

/** The gable end, the rooms behind it, what is in this week, and the way to the door. */
export function Home(site: Site) {
  const { content, labels, href, has, nameOf, show } = site;
  const { business, opening, prices, quotes, design } = content;
  const lead = opening?.lead ?? business.line;
  const rooms = roomsOf(site);
  const sold = (['first-room', 'cut-flowers'] as const).find((slug) => has(slug));
  const seen = rooms.length > 0 ? '#rooms' : sold && href(sold);
  const photo =
    opening?.picture?.kind === 'photo'
      ? show(opening.picture, { fill: true, priority: true, sizes: '100vw' })
      : undefined;
  const week = design?.week?.items.slice(0, shown.week) ?? [];
  const said = (quotes?.items ?? []).slice(0, shown.quotes);
  // What most people come for: a bunch today, or flowers for the day of their lives.
  const own = (['cut-flowers', 'weddings'] as const).flatMap((slug) => {
    const group = design?.[slug === 'weddings' ? 'weddings' : 'cut']?.list?.groups[0];
    if (!group || group.items.length === 0) return [];
    return [{ slug, group: slug === 'weddings' ? { ...group, heading: nameOf(slug) } : group }];
  });
  return (
    <>
      <HeroGlasshouse
        lines={twoLines(opening?.heading ?? plainName(business)).filter(Boolean)}
        {...(lead && { lead })}
        {...(design?.transom && { transom: design.transom })}
        {...(photo ? { photo } : opening?.picture?.kind !== 'none' && { behind: <Foliage /> })}
        actions={
          askPage(site) === 'cut-flowers'
            ? [actionTo(site, 'cut-flowers', labels.orderFlowers, '#ask'), comeIn(site)]
            : has('cut-flowers')
              ? [comeIn(site), { label: nameOf('cut-flowers'), href: href('cut-flowers') }]
              : seen
                ? [comeIn(site), { label: labels.seeRooms, href: seen }]
                : [comeIn(site)]
        }
      />
      <ClimateStrip
        {...headed(design?.roomWords, labels.rooms)}
        id="rooms"
        rooms={rooms.map(({ name, text, from, to, climate, damp, picture, slug, tone }) => {
          const figure = show(picture, { fill: true, sizes: '(min-width: 64rem) 25vw, 50vw' });
          return {
            name,
            ...(text && { text }),
            ...(from !== undefined &&
              to !== undefined && {
                climate: {
                  from,
                  to,
                  ...(climate && { temperature: climate }),
                  ...(damp && { humidity: damp }),
                },
              }),
            ...(figure && { figure }),
            ...(has(slug) && { href: href(slug) }),
            tone,
          };
        })}
      />
      {week.length > 0 && (
        <PaneGrid
          {...headed(design?.week, labels.week)}
          headTone="spark"
          items={week.map((point) => {
            const slug = point.page as Parameters<typeof href>[0] | undefined;
            return {
              ...pointLine(site, point, { fill: true, sizes: paneSizes }),
              ...(slug && has(slug) && { link: { label: nameOf(slug), href: href(slug) } }),
            };
          })}
          tall="end"
        />
      )}
      <Goods
        site={site}
        prices={{
          ...headed(own.length > 0 ? design?.cut?.list : prices, labels.prices),
          groups: [...own.map(({ group }) => group), ...(prices?.groups ?? [])],
        }}
        heading={labels.prices}
        shown={shown.groups}
        bare
        links={own.map(({ slug }) => (has(slug) ? { label: nameOf(slug), href: href(slug) } : undefined))}
        tone="deep"
      />
      {said.length > 0 && (
        <PaneGrid
          heading={quotes?.heading ?? labels.quotes}
          items={said.map(({ quote, author, context }) => ({
            name: `“${quote}”`,
            note: [author, context].filter(Boolean).join(', '),
          }))}
          tone="tint"
          tall="end"
        />
      )}
      <Reviews site={site} tone="tint" />
      <Where {...site} />
    </>
  );
}
