import { HeroNumber } from '../sections/HeroNumber/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { ProgressBars } from '../sections/ProgressBars/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { liftDrawings } from '../art/lifts.tsx';
import { labels } from '../content/business.ts';
import { lifts, liftsPage, twelveWeeks } from '../content/lifts.ts';
import { LiftNothing } from './LiftNothing.tsx';

export function TheLifts({ href }: Pick<SitePageProps, 'href'>) {
  const book = { label: labels.book, href: href('start') };

  return (
    <>
      <HeroNumber number={liftsPage.number} heading={lifts.heading} lead={liftsPage.lead} actions={[book]} />
      {lifts.items.map(({ lift, name, text, label }, place) => {
        const Lift = liftDrawings[lift];
        const lesson = liftsPage.lessons[lift];
        const even = place % 2 === 1;

        return (
          <ImageWithText
            key={lift}
            heading={name}
            {...lesson}
            paragraphs={[text, ...lesson.paragraphs]}
            drawing={<Lift label={label} fill="end" whole weight="chalk" />}
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
