import { Team } from '@awning/ui/sections/Team';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/index.ts';
import { Scoreboard } from '../sections/Scoreboard/index.ts';
import { LiftNothing, Numbers, Points, Story, Where } from './parts.tsx';

/** Who will be watching. */
export function About(site: Site) {
  const { content, labels } = site;
  const { people, story, design } = content;
  const everybody = people?.items ?? [];
  return (
    <>
      {story ? (
        <Story site={site} level={1} />
      ) : (
        <HeroNumber
          number={String(Math.max(1, everybody.length))}
          heading={people?.heading ?? labels.people}
        />
      )}
      {everybody.length > 0 && (
        <Team
          heading={people?.heading ?? labels.people}
          people={everybody.map(({ name, note, role }) => ({ name, text: note ?? role ?? '' }))}
        />
      )}
      {design?.milestones && (
        <Scoreboard
          {...headed(design.milestones, labels.board)}
          rows={design.milestones.items}
          tone="secondary"
        />
      )}
      <Numbers points={design?.kit} label={labels.numbers} tone="spark" />
      <Points points={design?.rules} heading={labels.rules} />
      <Where {...site} />
      <LiftNothing site={site} second="timetable" />
    </>
  );
}
