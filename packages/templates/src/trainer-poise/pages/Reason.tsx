import { headed, timetableProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HungWeek } from '../sections/HungWeek/HungWeek.tsx';
import { Arms, Asked, Closing, Opening, Steps } from './parts.tsx';

/** The page of one kind of visitors: what they do here, their classes, and their questions. */
export const reasonPage = (place: number) =>
  function ReasonPage(site: Site) {
    const { content, labels } = site;
    const reason = content.design?.reasons?.items[place];
    if (!reason) return null;
    const { title, lead, picture, kind, what, steps, questions } = reason;
    const { kinds, days } = timetableProps({
      ...site,
      content: {
        ...content,
        timetable: {
          sessions: (content.timetable?.sessions ?? []).filter((session) => kind && session.kind === kind),
        },
      },
    });
    const weekTone = what && steps ? 'tint' : 'plain';
    const isAsked = (questions?.items.length ?? 0) > 0;
    return (
      <>
        <Opening
          site={site}
          words={{ heading: title, ...(lead && { lead }), ...(picture && { picture }) }}
          heading={title}
          asks
        />
        <Arms
          site={site}
          points={what}
          heading={labels.programme}
          weight={{ shape: 'leaf', paint: 'paper1' }}
          tone="tint"
        />
        <Steps
          site={site}
          points={steps}
          heading={labels.steps}
          weight={{ shape: 'disc', paint: 'paper3' }}
          tone={what ? 'plain' : 'tint'}
        />
        <HungWeek
          {...headed(undefined, labels.timetable)}
          kinds={kinds}
          among={timetableProps(site).kinds}
          days={days}
          weight={{ shape: 'kidney', paint: 'paper1' }}
          tone={weekTone}
        />
        <Asked
          words={questions}
          heading={labels.questions}
          items={questions?.items ?? []}
          weight={{ shape: 'boomerang' }}
        />
        <Closing
          site={site}
          second={place % 2 === 0 ? 'prices' : 'classes'}
          weight={{ shape: 'kidney', paint: 'paper2' }}
          // Set off from the week right above it.
          tone={weekTone === 'tint' && days.length > 0 && !isAsked ? 'plain' : 'tint'}
        />
      </>
    );
  };
