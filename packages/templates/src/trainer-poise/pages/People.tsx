import { WireLane } from '../components/WireLane/index.ts';
import { ArmList } from '../sections/ArmList/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HangingSteps } from '../sections/HangingSteps/index.ts';
import { HeroMobile } from '../sections/HeroMobile/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Pair } from '../art/Pair.tsx';
import { labels } from '../content/business.ts';
import {
  afterABaby,
  afterAnInjury,
  balance,
  deskPeople,
  overSixty,
  type Opening as OpeningWords,
} from '../content/people.ts';
import { Closing } from './Closing.tsx';

type PageProps = Pick<SitePageProps, 'href'>;

interface OpeningProps extends PageProps {
  hero: OpeningWords;
  who: Parameters<typeof Pair>[0]['who'];
}

/** Opens each of these pages: somebody on a swing, and what they have come about. */
function Opening({ hero: { lines, lead, drawing }, who, href }: OpeningProps) {
  return (
    <HeroMobile
      lines={lines}
      lead={lead}
      actions={[{ label: labels.wobble, href: href('begin') }]}
      drawing={<Pair label={drawing} who={who} />}
    />
  );
}

export function Balance({ href }: PageProps) {
  return (
    <>
      <Opening hero={balance.hero} who="balance" href={href} />
      <ArmList {...balance.senses} weight={{ shape: 'kidney', paint: 'paper2' }} tone="tint" />
      <HangingSteps {...balance.hour} weight={{ shape: 'disc', paint: 'paper3' }} />
      <Closing
        href={href}
        second={{ label: labels.exercises, href: href('ten-minutes-at-home') }}
        weight={{ shape: 'disc', paint: 'paper2' }}
      />
    </>
  );
}

export function OverSixty({ href }: PageProps) {
  return (
    <>
      <Opening hero={overSixty.hero} who="sixty" href={href} />
      <ArmList {...overSixty.what} weight={{ shape: 'leaf', paint: 'paper1' }} tone="tint" />
      <WireLane weight={{ shape: 'boomerang' }}>
        <FaqDetails {...overSixty.questions} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.classes, href: href('classes') }}
        weight={{ shape: 'kidney', paint: 'paper2' }}
      />
    </>
  );
}

export function AfterAnInjury({ href }: PageProps) {
  return (
    <>
      <Opening hero={afterAnInjury.hero} who="injury" href={href} />
      <HangingSteps {...afterAnInjury.weeks} weight={{ shape: 'disc', paint: 'paper1' }} tone="tint" />
      <WireLane weight={{ shape: 'leaf', paint: 'paper3' }}>
        <FaqDetails {...afterAnInjury.questions} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.prices, href: href('prices') }}
        weight={{ shape: 'disc', paint: 'paper3' }}
      />
    </>
  );
}

export function AfterABaby({ href }: PageProps) {
  return (
    <>
      <Opening hero={afterABaby.hero} who="baby" href={href} />
      <ArmList {...afterABaby.what} weight={{ shape: 'disc', paint: 'paper2' }} tone="tint" />
      <WireLane weight={{ shape: 'drop', paint: 'paper1' }}>
        <FaqDetails {...afterABaby.questions} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.classes, href: href('classes') }}
        weight={{ shape: 'drop', paint: 'paper1' }}
      />
    </>
  );
}

export function DeskPeople({ href }: PageProps) {
  return (
    <>
      <Opening hero={deskPeople.hero} who="desk" href={href} />
      <ArmList {...deskPeople.hours} weight={{ shape: 'boomerang' }} tone="tint" />
      <HangingSteps {...deskPeople.office} weight={{ shape: 'kidney', paint: 'paper1' }} />
      <Closing
        href={href}
        second={{ label: labels.classes, href: href('classes') }}
        weight={{ shape: 'kidney', paint: 'paper1' }}
      />
    </>
  );
}
