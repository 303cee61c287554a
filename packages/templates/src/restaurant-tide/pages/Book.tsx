import { Split } from '@awning/ui/primitives';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { DepthLane } from '../components/DepthLane/index.ts';
import type { Site } from '../schema.ts';
import { Asked, markAt, Open } from './parts.tsx';

/** Asks for a table, and answers what people ask first. */
export function Book(site: Site) {
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
          <Asked site={site} about={['general', 'booking']} tone="tint" />
        </Split>
      </DepthLane>
      <Open site={site} place={2} tone="secondary" />
    </>
  );
}
