import { HeroPane } from '../sections/HeroPane/index.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { PaneList } from '../sections/PaneList/index.ts';
import { CoolHouse, OrchidCase, PalmHouse, TemperateHouse } from '../art/houses.tsx';
import { advice } from '../art/care.tsx';
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

/** One climate: what grows in it, how to keep that, and the way to the next. */
export function RoomPage({ room, href }: RoomPageProps) {
  const { name, from, to, tone } = rooms[room];
  const { lead, figure, figures, goods, care, next } = roomPages[room];
  const House = houses[room];
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
        items={care.items.map(({ advice: kind, ...item }) => {
          const Advice = kind && advice[kind];
          return { ...item, ...(Advice && { figure: <Advice /> }) };
        })}
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
