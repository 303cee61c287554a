import { HeroPane } from '@awning/ui/sections/HeroPane';
import { PaneGrid } from '@awning/ui/sections/PaneGrid';
import { Bryony, Femi, Ottilie, Walt } from '../art/gardeners.tsx';
import { Hail } from '../art/care.tsx';
import { Pineapple } from '../art/houses.tsx';
import { gardenersPage, history, people } from '../content/gardeners.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

const sitters = [Ottilie, Femi, Bryony, Walt] as const;

export function GardenersPage({ href }: PageProps) {
  const { heading, lead, figure } = gardenersPage;
  return (
    <>
      <HeroPane heading={heading} lead={lead} tone="accent" figure={<Pineapple label={figure} />} />
      <PaneGrid
        heading={people.heading}
        items={people.items.map(({ figure: label, ...person }, place) => {
          const Sitter = sitters[place] ?? Ottilie;
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
