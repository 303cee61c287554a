import { Split } from '@awning/ui/primitives';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { People } from '../../design/sections/People.tsx';
import { AskForm } from '../../design/parts.tsx';
import { headed } from '../../design/props.ts';
import { ThreadLane } from '../components/ThreadLane/ThreadLane.tsx';
import type { Site } from '../schema.ts';
import { Asked, Where } from './parts.tsx';

/** The way here, the people, and a form for what the counter does not answer: nobody books a stool. */
export function FindUs(site: Site) {
  const { content, labels, show } = site;
  const { story, visit, design } = content;
  return (
    <>
      <Where site={site} level={1} />
      <ThreadLane tone="tint">
        <People
          site={site}
          {...(story?.heading && { heading: story.heading })}
          story={story?.paragraphs ?? []}
          portraits={(story?.pictures ?? []).flatMap(({ picture, caption = '', note }) => {
            const drawing = show(picture, { ratio: 'portrait', sizes: '18rem' });
            return drawing ? [{ name: caption, ...(note && { note }), drawing }] : [];
          })}
          tone="tint"
        />
        <FactStrip heading={labels.gettingHere} items={visit?.ways ?? []} showHeading tone="tint" />
      </ThreadLane>
      <ThreadLane tone="accent">
        <Split first="more">
          <AskForm
            site={site}
            words={headed(design?.ask, labels.form.heading)}
            services={[]}
            asksWhen={false}
            tone="accent"
            slip="plain"
          />
          <Asked {...site} />
        </Split>
      </ThreadLane>
    </>
  );
}
