import type { Action } from '@awning/ui/components/ActionGroup';
import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { PriceItem, Subject } from '../../content/shapes.ts';
import { durationText } from '../../content/words/price.ts';
import {
  actionToAsk,
  andTo,
  contactProps,
  headed,
  hoursProps,
  priceLine,
  questionsProps,
} from '../../design/props.ts';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import { below } from '../components/CombEdge/CombEdge.css.ts';
import type { Site, Slug } from '../schema.ts';

/** The price of a service, and its time in teeth. */
export const service = (site: Site, item: PriceItem) => ({
  ...priceLine(site, item),
  ...(item.minutes !== undefined && {
    duration: { minutes: item.minutes, text: durationText(item.minutes, site.labels) },
  }),
});

/** The story of the shop: how it begins, how it goes on, or all of it. */
export function Story({
  site,
  picture,
  part,
  action,
}: {
  site: Site;
  picture: number;
  part?: 'first' | 'rest';
  action?: Action;
}) {
  const { story } = site.content;
  if (!story) return null;
  const [first, ...rest] = story.paragraphs;
  const hung = story.pictures?.[picture] ?? story.pictures?.[0];
  return (
    <ImageWithText
      heading={story.heading ?? site.labels.story}
      paragraphs={rest.length > 0 && first && part ? { first: [first], rest }[part] : story.paragraphs}
      tone="deep"
      drawing={site.show(hung?.picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
      {...(action && { actions: [action] })}
    />
  );
}

/** The address of the shop, and its hours. Its map begins under the teeth of the section before. */
export function Where({ teeth = 'medium', ...site }: Site & { teeth?: keyof typeof below }) {
  const { drawing, ...contact } = contactProps(site, '(min-width: 64rem) 60vw, 100vw');
  return (
    <Split first="more">
      <ContactDetails
        {...contact}
        drawing={drawing && <div className={below[teeth]}>{drawing}</div>}
        tone="plain"
      />
      <OpeningHours {...hoursProps(site)} tone="spark" id="hours" />
    </Split>
  );
}

/** The questions about a subject. */
export function Asked({
  site,
  about,
  tone,
}: {
  site: Site;
  about: readonly Subject[];
  tone?: 'secondary' | 'spark' | 'plain';
}) {
  return <FaqDetails {...questionsProps(site, ...about)} {...(tone && { tone })} />;
}

/** Ends a page with the way to the door, and with a link to a second page where there is one. */
export function Closing({ site, second, label }: { site: Site; second: Slug; label: string }) {
  const { content, labels, show } = site;
  const ask = actionToAsk(site, 'book');
  return (
    <>
      <CallToAction
        {...headed(content.design?.closing, labels.closing)}
        actions={andTo(site, ask, second, label)}
        drawing={show(content.design?.beside)}
        tone="secondary"
      />
      <CombEdge tone="secondary" />
    </>
  );
}
