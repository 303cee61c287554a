import { People } from '../../design/sections/People.tsx';
import { headed } from '../../design/props.ts';
import { Numbers } from '../../design/parts.tsx';
import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/HeroNumber.tsx';
import { Scoreboard } from '../sections/Scoreboard/Scoreboard.tsx';
import { LiftNothing, Points, Story, Where } from './parts.tsx';

/** The coach, who will be watching. */
export function About(site: Site) {
  const { content, labels } = site;
  const { people, story, design } = content;
  return (
    <>
      {story ? (
        <Story site={site} level={1} />
      ) : (
        <HeroNumber number={String(Math.max(1, people?.items.length ?? 0))} heading={site.nameOf('about')} />
      )}
      <People site={site} />
      {design?.milestones && (
        <Scoreboard
          {...headed(design.milestones, labels.board)}
          rows={design.milestones.items}
          tone="secondary"
        />
      )}
      <Numbers points={design?.kit} label={labels.numbers} tone="spark" />
      <Points site={site} points={design?.rules} heading={labels.rules} />
      <Where {...site} />
      <LiftNothing site={site} second="timetable" />
    </>
  );
}
