import { Split } from '@awning/ui/primitives';
import type { Subject } from '../../content/shapes.ts';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { Asked, markAt, Open } from './parts.tsx';

/** Asks for a table, and answers what guests ask first. */
export function Book(site: Site) {
  // Questions about a subject without a page stand here too.
  const about: readonly Subject[] = [
    'general',
    'booking',
    ...(site.has('boats') ? [] : (['prices'] as const)),
    ...(site.has('tides') ? [] : (['visit'] as const)),
  ];
  return (
    <>
      <DepthLane {...markAt(site, 0)} tone="tint">
        <Split first="more">
          <BookingPart
            site={site}
            words={site.content.design?.ask}
            party={{ most: 7 }}
            last={90}
            tone="tint"
            slip="raised"
          />
          <Asked site={site} about={about} tone="tint" />
        </Split>
      </DepthLane>
      <Open site={site} place={2} tone="secondary" />
    </>
  );
}
