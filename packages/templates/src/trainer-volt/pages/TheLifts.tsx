import { HeroNumber } from '@awning/ui/sections/HeroNumber';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { ProgressBars } from '@awning/ui/sections/ProgressBars';
import type { SitePageProps } from '../../site.ts';
import { liftDrawings } from '../art/lifts.tsx';
import { labels } from '../content/business.ts';
import { lifts, liftsPage, twelveWeeks } from '../content/lifts.ts';
import { LiftNothing } from './LiftNothing.tsx';

export function TheLifts({ href }: Pick<SitePageProps, 'href'>) {
  const book = { label: labels.book, href: href('start') };

  return (
    <>
      <HeroNumber number={liftsPage.number} heading={lifts.heading} lead={liftsPage.lead} actions={[book]} />
      {liftDrawings.map((Lift, place) => {
        const lift = lifts.items[place];
        const lesson = liftsPage.lessons[place];
        if (!lift || !lesson) return null;
        const even = place % 2 === 1;

        return (
          <ImageWithText
            key={lift.name}
            heading={lift.name}
            {...lesson}
            paragraphs={[lift.text, ...lesson.paragraphs]}
            image={<Lift label={lifts.drawings[place] ?? lift.name} fill="end" whole weight="chalk" />}
            side={even ? 'end' : 'start'}
            tone={even ? 'secondary' : 'raised'}
          />
        );
      })}
      <ProgressBars {...twelveWeeks} />
      <LiftNothing href={href} second={{ label: labels.week, href: href('timetable') }} />
    </>
  );
}
