import { Split } from '@awning/ui/primitives';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { callAction } from '../../design/actions/callAction.ts';
import { AskForm } from '../../design/parts.tsx';
import { People } from '../../design/sections/People.tsx';
import { headed, questionsProps, storyProps } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import type { Site } from '../schema.ts';
import { said } from '../site.css.ts';
import { Front, Where } from './parts.tsx';

/** When to come, how to get here, who is there, and a loaf kept under a name. */
export function FindUs(site: Site) {
  const { content, labels, has } = site;
  const { visit, story, quotes, design } = content;
  return (
    <>
      <Front
        site={site}
        {...headed(design?.visit, labels.visit)}
        actions={[callAction(site)]}
        picture={design?.visit?.picture ?? visit?.front}
      />
      <Where site={site} heading={labels.contact} />
      <FactStrip heading={labels.gettingHere} items={visit?.ways ?? []} showHeading tone="plain" />
      <Split width="content">
        <AskForm site={site} words={design?.ask} />
        {/* Short as the questions are, whoever answers them has room beside the form too. */}
        <>
          <FaqDetails
            {...questionsProps(
              site,
              'general',
              'visit',
              'booking',
              ...(has('menu') ? [] : ['prices' as const]),
            )}
          />
          <People site={site} />
        </>
      </Split>
      <div className={said}>
        <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="secondary" />
        <Reviews site={site} tone="secondary" joined={isQuoted(content)} />
      </div>
      {story && <ImageWithText {...storyProps(site)} tone="plain" />}
    </>
  );
}
