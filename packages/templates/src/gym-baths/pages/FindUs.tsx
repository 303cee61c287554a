import { Split } from '@awning/ui/primitives';
import { AskForm } from '../../design/parts.tsx';
import { LaneRope } from '../components/LaneRope/LaneRope.tsx';
import type { Site } from '../schema.ts';
import { Hours, pageName, Top, Where } from './parts.tsx';

/** A form to be expected, the hours, and the way to the door. */
export function FindUs(site: Site) {
  const { visit, design } = site.content;
  return (
    <>
      <Top
        site={site}
        words={design?.findUs}
        heading={pageName(site, 'find-us')}
        picture={design?.findUs?.picture ?? visit?.front}
      />
      <Split width="content">
        <AskForm site={site} words={design?.ask} slip="raised" />
        <Hours site={site} />
      </Split>
      <LaneRope />
      <Where {...site} />
    </>
  );
}
