import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { OrderPart } from '../../design/asks/OrderPart.tsx';
import { addressLine } from '../../content/words/place.ts';
import { People } from '../../design/sections/People.tsx';
import { contactLinks } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { BlindStamp } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';
import { SheetWithText } from '../sections/SheetWithText/SheetWithText.tsx';
import { Door, labelled, ordered } from './parts.tsx';

/** The address, the florists, and a form to order by. */
export function Visit(site: Site) {
  const { content, labels, show } = site;
  const { business, visit, story, people, quotes, questions, design } = content;
  // Whole, whatever its shape: cut to a sheet's it would lose a street.
  const map = show(visit?.map, { shows: 'map', sizes: '(min-width: 64rem) 30rem, 100vw' });
  const portrait = show(story?.pictures?.[0]?.picture, {
    ratio: 'portrait',
    sizes: '(min-width: 64rem) 24rem, 100vw',
  });
  return (
    <>
      <SheetWithText
        heading={visit?.heading ?? labels.visit}
        level={1}
        paragraphs={[visit?.lead, visit?.directions].filter((text) => text !== undefined)}
        links={contactLinks(site)}
        sheet={{
          ...(map && { drawing: map }),
          label: design?.visitLabel
            ? labelled(site, design.visitLabel)
            : { name: addressLine(business.address) },
        }}
        tone="deep"
      />
      <OrderPart site={site} words={design?.ask} items={ordered(site)} tone="tint" slip="raised" />
      <Door {...site} />
      <FactStrip heading={labels.gettingHere} items={visit?.ways ?? []} showHeading />
      {story && (
        <SheetWithText
          heading={story.heading ?? labels.story}
          paragraphs={story.paragraphs}
          {...((portrait || design?.storyLabel) && {
            sheet: {
              ...(portrait && { drawing: portrait }),
              label: design?.storyLabel
                ? labelled(site, design.storyLabel)
                : { name: people?.items[0]?.name ?? business.trade },
              stamp: <BlindStamp />,
            },
          })}
          id="story"
        />
      )}
      {/* Somebody alone has just told the story. */}
      {(!story || (people?.items.length ?? 0) > 1) && <People site={site} />}
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="secondary" />
      <Reviews site={site} tone="secondary" joined={isQuoted(content)} />
      <FaqDetails heading={questions?.heading ?? labels.questions} items={questions?.items ?? []} />
    </>
  );
}
