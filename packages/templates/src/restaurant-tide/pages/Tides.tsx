import { headed } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { TideDay } from '../sections/TideDay/TideDay.tsx';
import { Asked, markAt, Open } from './parts.tsx';

/** A day from first thing to last, and the hours. */
export function Tides(site: Site) {
  const { content, labels } = site;
  const day = content.design?.day;
  return (
    <>
      <DepthLane {...markAt(site, 0)} tone="tint">
        <TideDay
          {...headed(day, labels.day)}
          moments={(day?.items ?? []).map(({ open, text, ...moment }) => ({
            ...moment,
            ...(text && { text }),
            ...(open && { door: 'open' as const }),
          }))}
          {...(day?.footnote && { note: day.footnote })}
          tone="tint"
          water="accent"
        />
      </DepthLane>
      <Open site={site} place={1} tone="accent" />
      <DepthLane {...markAt(site, 2)} tone="secondary">
        <Asked site={site} about={['visit']} tone="secondary" />
      </DepthLane>
    </>
  );
}
