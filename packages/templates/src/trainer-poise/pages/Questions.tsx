import { WireLane } from '@awning/ui/components/WireLane';
import { FaqList } from '@awning/ui/sections/FaqList';
import { HeroMobile } from '@awning/ui/sections/HeroMobile';
import type { SitePageProps } from '../../site.ts';
import { QuestionMark } from '../art/QuestionMark.tsx';
import { labels } from '../content/business.ts';
import { after, before, questionsHero } from '../content/questions.ts';
import { Closing } from './Closing.tsx';

export function Questions({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroMobile {...questionsHero} drawing={<QuestionMark />} />
      <WireLane tone="tint" weight={{ shape: 'leaf', paint: 'paper1' }}>
        <FaqList {...before} tone="tint" />
      </WireLane>
      <WireLane weight={{ shape: 'disc', paint: 'paper3' }}>
        <FaqList {...after} />
      </WireLane>
      <Closing
        href={href}
        second={{ label: labels.prices, href: href('prices') }}
        weight={{ shape: 'kidney', paint: 'paper1' }}
      />
    </>
  );
}
