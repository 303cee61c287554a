import type { Site } from '../schema.ts';
import { Asked, Closing, Top } from './parts.tsx';

/** The questions to settle before a guest rings. */
export function Questions(site: Site) {
  const { content, labels } = site;
  return (
    <>
      <Top site={site} words={content.design?.tops?.questions} heading={labels.pages.questions} />
      <Asked
        site={site}
        heading={content.questions?.heading ?? labels.questions}
        about={['visit', 'general']}
        tone="raised"
      />
      <Asked site={site} heading={labels.book} about={['booking', 'prices']} tone="deep" />
      <Closing {...site} />
    </>
  );
}
