import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NewsPart } from '../../design/asks/NewsPart.tsx';
import { headed, largeDrawing } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import type { Site } from '../schema.ts';
import { HeroCutaway } from '../sections/HeroCutaway/HeroCutaway.tsx';
import { Closing } from './parts.tsx';

/** The attendants, one by one. */
export function Attendants(site: Site) {
  const { content, labels, show } = site;
  const { people, quotes, design } = content;
  const top = design?.people;
  const options = { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' };
  return (
    <>
      <HeroCutaway
        {...headed(top, labels.people)}
        {...(top?.plate && { plate: top.plate })}
        drawing={show(top?.picture, { ...options, priority: true })}
      />
      {(people?.items ?? []).map(({ name, mark, role, note, story, facts, picture }, place) => (
        <ImageWithText
          key={name}
          heading={name}
          {...(mark && { number: { value: mark, ...(role && { unit: role }) } })}
          paragraphs={story ?? (note ? [note] : role && !mark ? [role] : [])}
          facts={facts ?? []}
          drawing={show(largeDrawing(picture), options) ?? show(picture, options)}
          side={place % 2 ? 'end' : 'start'}
          tone={place % 2 ? 'tint' : 'raised'}
        />
      ))}
      <NewsPart site={site} />
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="secondary" />
      <Reviews site={site} tone="secondary" joined={isQuoted(content)} />
      <Closing site={site} slug="bay-plan" label={labels.seeWeek} />
    </>
  );
}
