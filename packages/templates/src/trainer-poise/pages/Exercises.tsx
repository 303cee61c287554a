import type { Site } from '../schema.ts';
import { Closing, Opening, Steps } from './parts.tsx';

/** The exercises for home. */
export function Exercises(site: Site) {
  const { content, labels } = site;
  return (
    <>
      <Opening site={site} words={content.design?.home} heading={labels.pages.exercises} />
      <Steps
        site={site}
        points={content.design?.exercises}
        heading={labels.steps}
        weight={{ shape: 'kidney', paint: 'paper1' }}
        tone="tint"
      />
      <Closing site={site} second="classes" weight={{ shape: 'drop', paint: 'paper3' }} tone="plain" />
    </>
  );
}
