import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { plainName } from '../../content/words/place.ts';
import { andTo, headed } from '../../design/props.ts';
import { FloorMarking } from '../components/FloorMarking/FloorMarking.tsx';
import type { Site } from '../schema.ts';
import { HeroCutaway } from '../sections/HeroCutaway/HeroCutaway.tsx';
import { join, Tariffs, Walls, Where } from './parts.tsx';

const shown = 4;

/** The gym, its tariff, its attendants and the way in. */
export function Home(site: Site) {
  const { content, labels, show, has, href } = site;
  const { business, opening, people, quotes, design } = content;
  const lead = opening?.lead ?? business.line;
  return (
    <>
      <HeroCutaway
        heading={opening?.heading ?? plainName(business)}
        {...(design?.plate && { plate: design.plate })}
        {...(lead && { lead })}
        actions={andTo(site, join(site), 'the-levels', labels.seeGym)}
        drawing={show(opening?.picture, {
          fill: true,
          priority: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <FloorMarking kind="hatch" />
      <Walls {...site} />
      <Tariffs site={site} most={1} />
      {has('bay-plan') && (
        <ImageWithText
          heading={design?.classes?.heading ?? labels.classes}
          drawing={undefined}
          paragraphs={[]}
          facts={(design?.classes?.items ?? []).map(({ title }) => title)}
          actions={[{ label: labels.seeWeek, href: href('bay-plan') }]}
          tone="tint"
        />
      )}
      {people && people.items.length > 0 && (
        <NumberedGrid
          {...headed(people, labels.people)}
          items={people.items.slice(0, shown).map(({ name, mark, note, role, picture }) => {
            const drawing = show(picture, { ratio: 'portrait', sizes: '(min-width: 48rem) 18rem, 45vw' });
            return {
              name,
              text: note ?? role ?? '',
              ...(mark && { mark }),
              ...(drawing && { drawing }),
            };
          })}
        />
      )}
      <LeadQuotes
        heading={quotes?.heading ?? labels.quotes}
        items={(quotes?.items ?? []).slice(0, 1)}
        tone="spark"
      />
      <Where site={site} short={has('way-in')} />
    </>
  );
}
