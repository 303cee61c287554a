import { timetableProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HungWeek } from '../sections/HungWeek/HungWeek.tsx';
import { Arms, Closing, Opening, Where } from './parts.tsx';

/** The week of classes, narrowed down to what a visitor comes for. */
export function Classes(site: Site) {
  const { content, labels } = site;
  const week = timetableProps(site);
  return (
    <>
      {week.days.length > 0 ? (
        <HungWeek {...week} level={1} labels={labels.asks.week} weight={{ shape: 'disc', paint: 'paper1' }} />
      ) : (
        <Opening site={site} words={content.timetable} heading={labels.timetable} />
      )}
      <Arms
        site={site}
        points={content.design?.manners}
        heading={labels.manners}
        weight={{ shape: 'kidney', paint: 'paper3' }}
        tone="tint"
      />
      <Where site={site} />
      <Closing site={site} second="prices" />
    </>
  );
}
