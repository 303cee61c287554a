import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { callAction } from '../../design/actions/callAction.ts';
import { questionsAbout } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Closing, comeIn, Top } from './parts.tsx';

/** What is asked before, and what is asked after. */
export function Questions(site: Site) {
  const { content, labels } = site;
  return (
    <>
      <Top
        site={site}
        words={content.design?.questionsTop}
        heading={labels.pages.questions}
        tone="tint"
        actions={[callAction(site), comeIn(site)]}
      />
      <FaqDetails heading={labels.before} items={questionsAbout(content, 'visit', 'booking')} tone="plain" />
      <FaqDetails
        heading={content.questions?.heading ?? labels.notes}
        items={questionsAbout(content, 'general', 'prices')}
        tone="deep"
      />
      <Closing {...site} />
    </>
  );
}
