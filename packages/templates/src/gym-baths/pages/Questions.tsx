import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { callAction } from '../../design/actions/callAction.ts';
import { questionsAbout } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Closing, Top } from './parts.tsx';

/** The questions. Those about prices stand with the prices, where these have a page. */
export function Questions(site: Site) {
  const { content, labels, has } = site;
  const { questions, design } = content;
  const asked = questionsAbout(
    content,
    'general',
    'booking',
    'visit',
    ...(has('memberships') ? [] : ['prices' as const]),
  );
  return (
    <>
      <Top
        site={site}
        words={{ ...(questions?.lead && { lead: questions.lead }), ...design?.questions }}
        heading={site.nameOf('questions')}
      />
      <FaqDetails
        heading={questions?.heading ?? labels.questions}
        items={asked.length > 0 ? asked : (questions?.items ?? [])}
      />
      <Closing
        site={site}
        slug="questions"
        {...(design?.questions?.last && { words: design.questions.last, action: callAction(site) })}
      />
    </>
  );
}
