import { WireLane } from '../components/WireLane/index.ts';
import { ArmList } from '../sections/ArmList/index.ts';
import { BeamPrices } from '../sections/BeamPrices/index.ts';
import { HeroMobile } from '../sections/HeroMobile/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import type { SitePageProps } from '../../design/site.ts';
import { BigMobile } from '../art/BigMobile.tsx';
import { MairPortrait } from '../art/MairPortrait.tsx';
import { labels } from '../content/business.ts';
import { coach } from '../content/coach.ts';
import { teaser } from '../content/exercises.ts';
import { hero, mairInShort, programme, said } from '../content/home.ts';
import { prices } from '../content/prices.ts';
import { Closing } from './Closing.tsx';
import { Exercises } from './Exercises.tsx';
import { Reasons } from './Reasons.tsx';
import { Where } from './Where.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroMobile
        lines={hero.lines}
        lead={hero.lead}
        actions={[
          { label: labels.wobble, href: href('begin') },
          { label: labels.classes, href: href('classes') },
        ]}
        drawing={<BigMobile label={hero.drawing} />}
      />
      <ArmList {...programme} weight={{ shape: 'leaf', paint: 'paper3' }} tone="tint" />
      <BeamPrices {...prices} weight={{ shape: 'boomerang' }} />
      <WireLane tone="spark" weight={{ shape: 'disc', paint: 'paper1' }}>
        <LeadQuotes {...said} tone="spark" />
      </WireLane>
      <Reasons href={href} />
      <Exercises
        {...teaser}
        count={3}
        action={{ label: labels.all, href: href('ten-minutes-at-home') }}
        weight={{ shape: 'kidney', paint: 'paper1' }}
        tone="tint"
      />
      <WireLane>
        <ImageWithText
          {...mairInShort}
          drawing={<MairPortrait label={coach.drawing} fill />}
          side="end"
          actions={[{ label: labels.coach, href: href('the-coach') }]}
          tone="plain"
        />
      </WireLane>
      <Where tone="tint" />
      <Closing href={href} second={{ label: labels.prices, href: href('prices') }} tone="spark" />
    </>
  );
}
