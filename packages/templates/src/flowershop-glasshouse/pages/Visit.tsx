import { Split } from '@awning/ui/primitives';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PictureBand } from '@awning/ui/sections/PictureBand';
import { addressLine } from '../../content/words/place.ts';
import { BranchesPart } from '../../design/asks/BranchesPart.tsx';
import { AskForm } from '../../design/parts.tsx';
import { callAction } from '../../design/actions/callAction.ts';
import { contactLinks, hoursProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Panes, Top } from './parts.tsx';

/** The way there, the hours, a form to have something put by, and where else something is sold. */
export function Visit(site: Site) {
  const { content, labels, has, show } = site;
  const { business, visit, story, design } = content;
  const [map] = contactLinks(site);
  const drawn = show(visit?.map, { shows: 'map', fill: true, sizes: '100vw' });
  const lead = [design?.visit?.lead ?? visit?.directions, addressLine(business.address)]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <Top
        site={site}
        words={{ ...design?.visit, lead }}
        heading={visit?.heading ?? labels.pages.visit}
        tone="tint"
        actions={map ? [callAction(site), map] : [callAction(site)]}
      />
      {drawn && <PictureBand drawing={drawn} {...(design?.mapCaption && { caption: design.mapCaption })} />}
      <Split>
        <OpeningHours {...hoursProps(site)} tone="secondary" id="hours" />
        <AskForm site={site} words={design?.ask} tone="plain" slip="raised" />
      </Split>
      <Panes
        site={site}
        points={visit?.ways && { items: visit.ways }}
        heading={labels.gettingHere}
        tone="tint"
      />
      {/* Without people to stand beside, a story is no page of its own. */}
      {story && story.paragraphs.length > 0 && !has('gardeners') && (
        <Top
          site={site}
          level={2}
          words={{
            ...(story.heading && { heading: story.heading }),
            lead: story.paragraphs.join(' '),
            ...(story.pictures?.[0]?.picture && { picture: story.pictures[0].picture }),
          }}
          heading={labels.story}
          tone="accent"
        />
      )}
      <BranchesPart site={site} tone="secondary" />
    </>
  );
}
