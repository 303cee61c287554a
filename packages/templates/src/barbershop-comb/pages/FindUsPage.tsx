import { CombEdge } from '../components/CombEdge/index.ts';
import { Drawing } from '@awning/ui/primitives';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroCutout } from '../sections/HeroCutout/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { MarcusHimself } from '../art/portraits.tsx';
import { Stripes } from '../art/Stripes.tsx';
import { labels } from '../content/business.ts';
import { findUsPage, gettingHere } from '../content/findUs.ts';
import { Closing } from './Closing.tsx';
import { Where } from './Where.tsx';

export function FindUsPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCutout
        heading={findUsPage.heading}
        lead={findUsPage.lead}
        tone="accent"
        figure={
          <Drawing label={findUsPage.figure} viewBox="20 -150 760 790" fill="end" whole reach="over">
            <Stripes r={272} />
            <MarcusHimself />
          </Drawing>
        }
      />
      <CombEdge tone="accent" />
      <Where />
      <FaqDetails {...gettingHere} />
      <Closing href={href} second={{ label: labels.prices, href: href('prices') }} />
    </>
  );
}
