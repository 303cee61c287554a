import { WireLane } from '../components/WireLane/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroMobile } from '../sections/HeroMobile/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { QuestionMark } from '../art/QuestionMark.tsx';
import { labels } from '../content/business.ts';
import { after, before, questionsHero } from '../content/questions.ts';
import { Closing } from './Closing.tsx';

export function Questions({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroMobile {...questionsHero} drawing={<QuestionMark />} />
      <WireLane tone="tint" weight={{ shape: 'leaf', paint: 'paper1' }}>
        <FaqDetails {...before} tone="tint" />
      </WireLane>
      <WireLane weight={{ shape: 'disc', paint: 'paper3' }}>
        <FaqDetails {...after} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.prices, href: href('prices') }}
        weight={{ shape: 'kidney', paint: 'paper1' }}
      />
    </>
  );
}
