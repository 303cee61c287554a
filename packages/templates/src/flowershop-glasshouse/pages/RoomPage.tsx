import { HeroPane } from '@awning/ui/sections/HeroPane';
import { PaneGrid } from '@awning/ui/sections/PaneGrid';
import { PaneList } from '@awning/ui/sections/PaneList';
import { CoolHouse, OrchidCase, PalmHouse, TemperateHouse } from '../art/houses.tsx';
import { Drying, Rain, Roots, Saucer } from '../art/care.tsx';
import { labels } from '../content/business.ts';
import { type RoomSlug, rooms } from '../content/home.ts';
import { roomPages } from '../content/rooms.ts';
import type { PageProps } from './page.ts';

export interface RoomPageProps extends PageProps {
  room: RoomSlug;
}

const houses = {
  'cool-house': CoolHouse,
  'temperate-house': TemperateHouse,
  'palm-house': PalmHouse,
  'orchid-case': OrchidCase,
};

/** What the second piece of advice looks like. */
const advice = { 'cool-house': Saucer, 'temperate-house': Rain, 'palm-house': Drying, 'orchid-case': Roots };

/** One climate: what grows in it, how to keep that, and the way to the next. */
export function RoomPage({ room, href }: RoomPageProps) {
  const { name, from, to, tone } = rooms[room];
  const { lead, figure, figures, goods, care, next } = roomPages[room];
  const House = houses[room];
  const Advice = advice[room];
  const Next = houses[next.slug];

  return (
    <>
      <HeroPane
        heading={name}
        lead={lead}
        tone={tone}
        figure={<House label={figure} />}
        climate={{ from, to, figures }}
        actions={[
          { label: labels.ask, href: `${href('visit')}#ask` },
          { label: next.label, href: href(next.slug) },
        ]}
      />
      <PaneList {...goods} headTone={tone} />
      <PaneGrid
        {...care}
        items={care.items.map((item, place) => ({ ...item, ...(place === 1 && { figure: <Advice /> }) }))}
        tone="tint"
        tall="end"
      />
      <HeroPane
        level={2}
        heading={rooms[next.slug].name}
        lead={rooms[next.slug].text}
        tone={rooms[next.slug].tone}
        actions={[
          { label: next.label, href: href(next.slug) },
          { label: labels.visit, href: href('visit') },
        ]}
        figure={<Next />}
      />
    </>
  );
}
