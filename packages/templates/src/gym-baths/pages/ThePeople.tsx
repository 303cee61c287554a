import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NewsPart } from '../../design/asks/NewsPart.tsx';
import { callAction } from '../../design/actions/callAction.ts';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Closing, half, Top } from './parts.tsx';

/** The staff, one by one, what they pinned up lately, and what customers say of them. */
export function ThePeople(site: Site) {
  const { content, labels, show } = site;
  const { people, quotes, design } = content;
  return (
    <>
      <Top
        site={site}
        words={{ ...headed(people, site.nameOf('the-people')), ...design?.people }}
        heading={labels.people}
      />
      {(people?.items ?? []).map(({ name, role, note, story = [], facts, picture }, place) => (
        <ImageWithText
          key={name}
          heading={name}
          paragraphs={[role, note, ...story].filter((words) => words !== undefined)}
          {...(facts && { facts })}
          drawing={show(picture, half)}
          side={place % 2 ? 'end' : 'start'}
          tone={place % 2 ? 'tint' : 'raised'}
        />
      ))}
      <NewsPart site={site} tone="plain" />
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} />
      <Closing
        site={site}
        slug="the-people"
        {...(design?.people?.last && { words: design.people.last, action: callAction(site) })}
      />
    </>
  );
}
