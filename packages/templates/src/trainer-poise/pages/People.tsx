import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NewsPart } from '../../design/asks/NewsPart.tsx';
import { storyProps } from '../../design/props.ts';
import { WireLane } from '../components/WireLane/WireLane.tsx';
import type { Site } from '../schema.ts';
import { ArmList } from '../sections/ArmList/ArmList.tsx';
import { Arms, Asked, Closing, Opening } from './parts.tsx';

/** The people: one as large as the page, or all of them on a mobile. And their news. */
export function People(site: Site) {
  const { content, labels, show } = site;
  const { people, story, news, quotes, design } = content;
  const [one, ...others] = people?.items ?? [];
  const alone = others.length === 0 ? one : undefined;
  const rest = quotes?.items.slice(1) ?? [];
  return (
    <>
      <Opening
        site={site}
        words={
          alone
            ? {
                heading: alone.name,
                ...(alone.note && { lead: alone.note }),
                ...(alone.picture && { picture: alone.picture }),
              }
            : people
        }
        heading={labels.people}
      />
      {!alone && (
        <ArmList
          heading={labels.pages.people}
          arms={(people?.items ?? []).map(({ name, role, note, picture }) => {
            const drawing = show(picture, { sizes: '9rem' });
            const text = [role, note].filter(Boolean).join(' · ');
            return { name, ...(text && { text }), ...(drawing && { drawing }) };
          })}
        />
      )}
      {story && story.paragraphs.length > 0 && (
        <WireLane>
          <ImageWithText
            {...storyProps(site, '(min-width: 64rem) 45vw, 100vw')}
            facts={alone?.facts ?? []}
            tone="plain"
          />
        </WireLane>
      )}
      <Arms
        site={site}
        points={design?.life}
        heading={labels.life}
        weight={{ shape: 'drop', paint: 'paper1' }}
        tone="tint"
      />
      <Asked
        words={design?.papers}
        heading={labels.papers}
        items={design?.papers?.items ?? []}
        weight={{ shape: 'kidney', paint: 'paper3' }}
      />
      {news && news.items.length > 0 && (
        <WireLane tone="tint" weight={{ shape: 'leaf', paint: 'paper2' }}>
          <NewsPart site={site} tone="tint" />
        </WireLane>
      )}
      {rest.length > 0 && (
        <WireLane tone="spark">
          <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={rest} tone="spark" />
        </WireLane>
      )}
      <Closing site={site} second="prices" weight={{ shape: 'disc', paint: 'paper2' }} />
    </>
  );
}
