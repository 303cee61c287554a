import { Split } from '@awning/ui/primitives';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { People } from '../../design/sections/People.tsx';
import { AskForm } from '../../design/parts.tsx';
import { namesOf, questionsProps } from '../../design/props.ts';
import { TrackSide } from '../components/TrackSide/TrackSide.tsx';
import type { Site } from '../schema.ts';
import { Infield } from '../sections/Infield/Infield.tsx';
import { TrackBend } from '../sections/TrackBend/TrackBend.tsx';
import { laneNumbers, Plan, Straight, Where } from './parts.tsx';

/** The first visit: what happens, with whom, and a form to say when. */
export function Start(site: Site) {
  const { content, labels, show } = site;
  const { people, design } = content;
  return (
    <>
      <Infield
        heading={design?.start?.heading ?? labels.pages.start}
        {...(design?.start?.lead && { text: design.start.lead })}
        actions={[{ label: design?.ask?.action ?? labels.book, href: '#ask' }]}
        level={1}
      />
      <Plan site={site} plan={design?.first} heading={labels.first} tone="plain" />
      <Straight site={site} side="end">
        <Split first="more" width="content" tone="tint">
          <AskForm
            site={site}
            words={design?.ask}
            people={namesOf(site)}
            clock="digital"
            tone="tint"
            slip="plain"
          />
          <FaqDetails
            {...questionsProps(
              site,
              'general',
              'booking',
              'visit',
              ...(site.has('prices') ? [] : (['prices'] as const)),
            )}
            tone="tint"
          />
        </Split>
      </Straight>
      {design?.plan && <TrackBend toward="start" toBeyond above="tint" below="tint" />}
      <Plan site={site} plan={design?.plan} heading={labels.plan} />
      {people && (
        <TrackSide side="end">
          <People
            site={site}
            portraits={people.items
              .flatMap(({ name, picture }) => {
                const drawing = show(picture, { ratio: 'portrait', sizes: '18rem' });
                return drawing ? [{ name, drawing }] : [];
              })
              .slice(0, 3)}
          />
        </TrackSide>
      )}
      <TrackBend toward="start" above="tint" below="plain" numbers={laneNumbers(site).slice(0, 4)} />
      <Straight site={site} side="start">
        <Where {...site} />
      </Straight>
    </>
  );
}
