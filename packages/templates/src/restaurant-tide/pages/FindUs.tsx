import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { contactProps } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { markAt, Open } from './parts.tsx';

/** The way to the door. */
export function FindUs(site: Site) {
  return (
    <>
      <DepthLane {...markAt(site, 0)} tone="tint">
        <ContactDetails {...contactProps(site, '100vw', site.labels.contact)} edge="inset" tone="tint" />
      </DepthLane>
      <Open site={site} place={1} tone="accent" />
    </>
  );
}
