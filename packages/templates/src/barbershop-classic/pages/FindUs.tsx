import { Split } from '@awning/ui/primitives';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { Team } from '@awning/ui/sections/Team';
import { callAction } from '../../design/actions/callAction.ts';
import { AskForm } from '../../design/parts.tsx';
import { headed, hoursProps, namesOf, questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Way } from './Way.tsx';

/** The hours, the way here, and the form to have a chair kept. */
export function FindUs(site: Site) {
  const { content, labels, has, show } = site;
  const { visit, story, design } = content;
  return (
    <>
      <HeroBanner
        {...headed(design?.visit, labels.visit)}
        tone="secondary"
        actions={[callAction(site)]}
        drawing={show(visit?.front, { fill: true, priority: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
      />
      <Split first="less">
        <OpeningHours {...hoursProps(site)} id="hours" tone="deep" />
        <Way {...site} heading={labels.contact} />
      </Split>
      {story && (
        <Team
          {...headed(story, labels.story)}
          story={story.paragraphs}
          portraits={(story.pictures ?? []).flatMap(({ picture, caption = '', note }) => {
            const drawing = show(picture, { ratio: 'portrait', sizes: '(min-width: 48rem) 18rem, 45vw' });
            return drawing ? [{ name: caption, ...(note && { note }), drawing }] : [];
          })}
        />
      )}
      <FactStrip heading={labels.gettingHere} items={visit?.ways ?? []} showHeading tone="spark" />
      <Split width="content">
        <AskForm site={site} words={design?.ask} people={namesOf(site)} />
        <FaqDetails
          {...questionsProps(
            site,
            'general',
            'visit',
            'booking',
            ...(has('prices') ? [] : ['prices' as const]),
          )}
        />
      </Split>
    </>
  );
}
