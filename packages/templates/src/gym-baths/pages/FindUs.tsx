import { Split } from '@awning/ui/primitives';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { BranchesPart } from '../../design/asks/BranchesPart.tsx';
import { LaneRope } from '../components/LaneRope/LaneRope.tsx';
import type { Site } from '../schema.ts';
import { Hours, pageName, Top, Where } from './parts.tsx';

/** A day and a time to ask for, the hours, the way to the door, and the way to the others. */
export function FindUs(site: Site) {
  const { visit, prices, design } = site.content;
  // What a time is asked for. What follows the first prices is small change: a towel is not booked.
  const first = prices?.groups.find(({ items }) => items.length > 0);
  const lessons = design?.lessons?.prices?.groups.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Top
        site={site}
        words={design?.findUs}
        heading={pageName(site, 'find-us')}
        picture={design?.findUs?.picture ?? visit?.front}
      />
      <Split width="content">
        <BookingPart
          site={site}
          words={design?.ask}
          services={[...(first?.items ?? []), ...lessons]}
          tone="plain"
          slip="raised"
        />
        <Hours site={site} />
      </Split>
      <LaneRope />
      <Where {...site} />
      <BranchesPart site={site} tone="tint" />
    </>
  );
}
