import { ClimateStrip } from '../sections/ClimateStrip/index.ts';
import { HeroGlasshouse } from '../sections/HeroGlasshouse/index.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { PaneList } from '../sections/PaneList/index.ts';
import { Can } from '../art/ailments.tsx';
import { Foliage } from '../art/Foliage.tsx';
import { Arch, Bucket, CoolHouse, OrchidCase, PalmHouse, SunnySill, TemperateHouse } from '../art/houses.tsx';
import { labels } from '../content/business.ts';
import { bears, climate, hero, type RoomSlug, rooms, said, week } from '../content/home.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

const houses = {
  'cool-house': CoolHouse,
  'temperate-house': TemperateHouse,
  'palm-house': PalmHouse,
  'orchid-case': OrchidCase,
};
const drawings = { can: <Can /> };
const order = Object.keys(rooms) as RoomSlug[];

export function HomePage({ href }: PageProps) {
  const { cut, lemon, hospital, wedding } = week;
  return (
    <>
      <HeroGlasshouse
        lines={hero.lines}
        lead={hero.lead}
        transom={hero.transom}
        behind={<Foliage />}
        actions={[
          { label: labels.visit, href: href('visit') },
          { label: hero.rooms, href: '#rooms' },
        ]}
      />
      <ClimateStrip
        {...climate}
        id="rooms"
        rooms={order.map((slug) => {
          const House = houses[slug];
          return { ...rooms[slug], href: href(slug), figure: <House /> };
        })}
      />
      <PaneGrid
        heading={week.heading}
        lead={week.lead}
        headTone="spark"
        items={[
          { ...cut, figure: <Bucket />, link: { label: cut.link, href: href('cut-flowers') } },
          { ...lemon, figure: <TemperateHouse /> },
          { ...hospital, tone: 'tint', link: { label: hospital.link, href: href('plant-hospital') } },
          { ...wedding, figure: <Arch />, link: { label: wedding.link, href: href('weddings') } },
        ]}
        tall="end"
      />
      <PaneList
        {...bears}
        groups={bears.groups.map((group) => ({
          ...group,
          ...(group.name === bears.sunny && { figure: <SunnySill /> }),
        }))}
        tone="deep"
      />
      <PaneGrid
        {...said}
        items={said.items.map(({ name, note, ...item }) => ({
          name,
          note,
          ...('drawing' in item && { figure: drawings[item.drawing] }),
        }))}
        tone="tint"
        tall="end"
      />
      <Closing href={href} />
    </>
  );
}
