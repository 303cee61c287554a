import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { ground } from '@awning/ui/theme/ground';
import { Numbers } from '../../design/parts.tsx';
import { headed } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import type { Site } from '../schema.ts';
import { underTeeth } from '../site.css.ts';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';
import { RecordSleeves } from '../sections/RecordSleeves/RecordSleeves.tsx';
import { Closing, Story } from './parts.tsx';

/** The barbers behind the chairs. */
export function Family(site: Site) {
  const { content, labels, show } = site;
  const { people, quotes, story, design } = content;
  const everybody = people?.items ?? [];
  const sides = design?.sides;
  return (
    <>
      {everybody.length > 0 ? (
        <RecordSleeves
          {...headed(people, labels.people)}
          level={1}
          sleeves={everybody.map(({ name, role, note, facts = [], picture }) => ({
            name,
            ...(role && { note: role }),
            text: [note, ...(sides ? [] : facts)].filter(Boolean).join(' · '),
            ...(sides && {
              sides: facts.flatMap((text, place) => {
                const side = sides[place];
                return side ? [{ side, text }] : [];
              }),
            }),
            drawing: show(picture, { fill: true, sizes: '(min-width: 48rem) 20rem, 80vw' }),
          }))}
        />
      ) : (
        <HeroCutout {...headed(people, labels.people)} tone="accent" />
      )}
      <Story site={site} picture={1} part="rest" />
      <CombEdge tone={story ? 'deep' : 'plain'} gauge="fine" />
      {(design?.numbers?.items.length ?? 0) > 0 && (
        <div className={`${ground.accent} ${underTeeth}`}>
          <Numbers points={design?.numbers} label={labels.numbers} tone="accent" />
        </div>
      )}
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="tint" />
      <Reviews site={site} tone="tint" joined={isQuoted(content)} />
      <Closing site={site} second="lengths" label={labels.seeStyles} />
    </>
  );
}
