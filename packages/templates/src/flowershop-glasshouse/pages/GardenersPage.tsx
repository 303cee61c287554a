import { HeroPane } from '../sections/HeroPane/index.ts';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { Bryony, Femi, Ottilie, Walt } from '../art/gardeners.tsx';
import { Hail } from '../art/care.tsx';
import { Pineapple } from '../art/houses.tsx';
import { gardenersPage, history, people } from '../content/gardeners.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

const sitters = { ottilie: Ottilie, femi: Femi, bryony: Bryony, walt: Walt };

export function GardenersPage({ href }: PageProps) {
  const { heading, lead, figure } = gardenersPage;
  return (
    <>
      <HeroPane heading={heading} lead={lead} tone="accent" figure={<Pineapple label={figure} />} />
      <PaneGrid
        heading={people.heading}
        items={people.items.map(({ gardener, figure: label, ...person }) => {
          const Sitter = sitters[gardener];
          return { ...person, figure: <Sitter label={label} /> };
        })}
        lead={people.lead}
        headTone="tint"
        tall="end"
      />
      <PaneGrid
        {...history}
        items={history.items.map((item) => ({
          ...item,
          ...(item.mark === history.hail && { figure: <Hail /> }),
        }))}
        tone="deep"
      />
      <Closing href={href} />
    </>
  );
}
