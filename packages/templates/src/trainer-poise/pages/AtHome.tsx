import { HeroMobile } from '../sections/HeroMobile/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Kettle } from '../art/Kettle.tsx';
import { labels } from '../content/business.ts';
import { exercises, exercisesHero } from '../content/exercises.ts';
import { Closing } from './Closing.tsx';
import { Exercises } from './Exercises.tsx';

export function AtHome({ href }: Pick<SitePageProps, 'href'>) {
  const { heading, lead, note } = exercises;
  return (
    <>
      <HeroMobile {...exercisesHero} drawing={<Kettle />} />
      <Exercises
        heading={heading}
        lead={lead}
        note={note}
        weight={{ shape: 'kidney', paint: 'paper1' }}
        tone="tint"
      />
      <Closing
        href={href}
        second={{ label: labels.classes, href: href('classes') }}
        weight={{ shape: 'drop', paint: 'paper3' }}
        tone="plain"
      />
    </>
  );
}
