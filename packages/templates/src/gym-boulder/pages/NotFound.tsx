import { HeroWall } from '../sections/HeroWall/index.ts';
import { WallSeam } from '../sections/WallSeam/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { ToppedOut } from '../art/ToppedOut.tsx';
import { labels, notFound } from '../content/business.ts';
import { route } from '../content/route.ts';
import { Landing } from './Landing.tsx';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroWall
        eyebrow={notFound.eyebrow}
        heading={notFound.heading}
        lead={notFound.lead}
        actions={[
          { label: notFound.back, href: href('') },
          { label: labels.prices, href: href('prices') },
        ]}
        figure={<ToppedOut label={notFound.figure} />}
      />
      <WallSeam from="tint" to="plain" holds={route.first} />
      <Landing href={href} />
    </>
  );
}
