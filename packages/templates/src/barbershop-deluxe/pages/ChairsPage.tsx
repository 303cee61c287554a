import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { PairList } from '../sections/PairList/index.ts';
import { PictureBand } from '@awning/ui/sections/PictureBand';
import { MirrorRoom } from '../art/MirrorRoom.tsx';
import { Chair } from '../art/stillLifes.tsx';
import { chairsPage, evening } from '../content/chairs.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';
import { Team } from './Team.tsx';

export function ChairsPage({ href }: PageProps) {
  const { before, after, lead, book, heading, figure, room, caption } = chairsPage;
  return (
    <>
      <HeroHalves
        before={before}
        after={after}
        lead={lead}
        actions={[{ label: book, href: href('book-a-chair') }]}
        figure={<Chair label={figure} />}
        height="band"
      />
      <Team heading={heading} href={href} />
      <PairList {...evening} terms="figure" start="accent" end="tint" />
      <PictureBand drawing={<MirrorRoom label={room} />} caption={caption} />
      <Closing href={href} />
    </>
  );
}
