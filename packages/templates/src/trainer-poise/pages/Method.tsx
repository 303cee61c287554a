import type { Site } from '../schema.ts';
import { Arms, Closing, Opening, Steps } from './parts.tsx';

/** The method. */
export function Method(site: Site) {
  const { content, labels } = site;
  const { method, senses, hour } = content.design ?? {};
  return (
    <>
      <Opening site={site} words={method} heading={labels.pages.method} asks />
      <Arms
        site={site}
        points={senses}
        heading={labels.programme}
        weight={{ shape: 'kidney', paint: 'paper2' }}
        tone="tint"
      />
      <Steps site={site} points={hour} heading={labels.steps} weight={{ shape: 'disc', paint: 'paper3' }} />
      <Closing site={site} second="exercises" weight={{ shape: 'disc', paint: 'paper2' }} />
    </>
  );
}
