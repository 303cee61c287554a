import { Split } from '@awning/ui/primitives';
import { PictureBand } from '@awning/ui/sections/PictureBand';
import { addressLine } from '../../content/words/place.ts';
import { BranchesPart } from '../../design/asks/BranchesPart.tsx';
import { AskForm } from '../../design/parts.tsx';
import { callAction } from '../../design/actions/callAction.ts';
import { contactLinks } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { UnderLeaves } from '../components/UnderLeaves/UnderLeaves.tsx';
import { Hours, Panes, Story, Top } from './parts.tsx';

/** The way there, the hours, a form to have something put by, and where else something is sold. */
export function Visit(site: Site) {
  const { content, labels, has, show } = site;
  const { business, visit, design } = content;
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
      <Split first="less">
        <UnderLeaves>
          <Hours {...site} />
        </UnderLeaves>
        <AskForm site={site} words={design?.ask} tone="plain" slip="raised" />
      </Split>
      <Panes
        site={site}
        points={visit?.ways && { items: visit.ways }}
        heading={labels.gettingHere}
        tone="tint"
      />
      {/* Without people to stand beside, a story is no page of its own. */}
      {!has('gardeners') && <Story {...site} />}
      <BranchesPart site={site} tone="secondary" />
    </>
  );
}
