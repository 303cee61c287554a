import { HomeHero, type HomeHeroProps } from '../HomeHero/HomeHero.tsx';

/** The shop front that home opens with, by itself. */
export function HeroPiece(props: HomeHeroProps) {
  return (
    <main id="main">
      <HomeHero {...props} />
    </main>
  );
}
