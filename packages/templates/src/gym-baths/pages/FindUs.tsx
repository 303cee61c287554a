import { Split } from '@awning/ui/primitives';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { BranchesPart } from '../../design/asks/BranchesPart.tsx';
import { LaneRope } from '../components/LaneRope/LaneRope.tsx';
import { WideMap } from '../components/WideMap/WideMap.tsx';
import type { Site } from '../schema.ts';
import { Hours, Top, WhereInWords } from './parts.tsx';

/** The way to the door and its hours; a day and a time to ask for; and the way to the other branches. */
export function FindUs(site: Site) {
  const { visit, prices, design } = site.content;
  // Times are asked for from the first group with prices. The groups after it are small change: a towel is not booked.
  const first = prices?.groups.find(({ items }) => items.length > 0);
  const lessons = design?.lessons?.prices?.groups.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Top
        site={site}
        words={design?.findUs}
        heading={site.nameOf('find-us')}
        picture={design?.findUs?.picture ?? visit?.front}
      />
      <WideMap>{site.show(visit?.map, { shows: 'map', fill: true, sizes: '100vw' })}</WideMap>
      <Split>
        <>
          <WhereInWords {...site} />
          <Hours site={site} />
        </>
        <BookingPart
          site={site}
          words={design?.ask}
          // The form opens on what most people take: whoever comes from “Join” finds it chosen.
          services={[...(first?.items ?? []), ...lessons]}
          // A place is taken in the water, not somebody’s time.
          submit={site.labels.form.submit}
          tone="tint"
          slip="raised"
        />
      </Split>
      <LaneRope />
      <BranchesPart site={site} tone="plain" />
    </>
  );
}
