import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/HeroNumber.tsx';
import { FreeSession, Points, Where } from './parts.tsx';

/** The form that every page leads to. */
export function Start(site: Site) {
  const { content, labels } = site;
  const { start, first } = content.design ?? {};
  return (
    <>
      <HeroNumber number={start?.number ?? '1'} {...headed(start, labels.begin)} />
      <FreeSession {...site} />
      <Points site={site} points={first} heading={labels.first} tone="secondary" />
      <Where {...site} />
    </>
  );
}
