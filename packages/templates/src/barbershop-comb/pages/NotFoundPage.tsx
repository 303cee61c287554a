import { CombEdge } from '../components/CombEdge/index.ts';
import { Drawing } from '@awning/ui/primitives';
import { HeroCutout } from '../sections/HeroCutout/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Pik } from '../art/Pik.tsx';
import { Ear, Profile } from '../art/Profile.tsx';
import { labels, notFound } from '../content/business.ts';

export function NotFoundPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCutout
        heading={notFound.heading}
        lead={notFound.lead}
        tone="accent"
        actions={[
          { label: labels.prices, href: href('prices') },
          { label: labels.book, href: href('book') },
        ]}
        figure={
          <Drawing label={notFound.figure} viewBox="20 -330 800 970" fill="end" whole reach="over">
            <Profile skin="chestnut">
              <Ear />
            </Profile>
            <g transform="translate(520 -300) rotate(40) scale(0.8)">
              <Pik cut="bone" />
            </g>
          </Drawing>
        }
      />
      <CombEdge tone="accent" />
    </>
  );
}
