import type { ReactNode } from 'react';
import { Fold } from '../../frame/Fold.tsx';
import { Blocks } from '../../problems/Blocks/Blocks.tsx';
import { HomeHero, type HomeHeroProps } from '../HomeHero/HomeHero.tsx';

export interface HomePageProps extends HomeHeroProps {
  /** What comes below the shop front. */
  children: ReactNode;
}

/** Opens the shop: what we sell, a shop front to try it on, and the street below. */
export function HomePage({ shops, from, children }: HomePageProps) {
  return (
    <Blocks>
      <HomeHero shops={shops} from={from} />
      <Fold />
      {children}
    </Blocks>
  );
}
