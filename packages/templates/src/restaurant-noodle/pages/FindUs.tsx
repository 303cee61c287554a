import { Split } from '@awning/ui/primitives';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { Team } from '@awning/ui/sections/Team';
import { headed, messageForm } from '../../design/props.ts';
import { ThreadLane } from '../components/ThreadLane/index.ts';
import type { Site } from '../schema.ts';
import { Asked, Where } from './parts.tsx';

/** The way here, who is here, and a form to be sure of a seat. */
export function FindUs(site: Site) {
  const { content, labels, show } = site;
  const { people, story, visit, design } = content;
  return (
    <>
      <Where site={site} level={1} />
      <ThreadLane tone="tint">
        {(story || people) && (
          <Team
            heading={story?.heading ?? people?.heading ?? labels.people}
            story={story?.paragraphs ?? []}
            portraits={(story?.pictures ?? []).flatMap(({ picture, caption = '', note }) => {
              const drawing = show(picture, { ratio: 'portrait', sizes: '18rem' });
              return drawing ? [{ name: caption, ...(note && { note }), drawing }] : [];
            })}
            people={(people?.items ?? []).map(({ name, note = '' }) => ({ name, text: note }))}
            tone="tint"
          />
        )}
        <FactStrip heading={labels.gettingHere} items={visit?.ways ?? []} showHeading tone="tint" />
      </ThreadLane>
      <ThreadLane tone="accent">
        <Split first="more">
          <FieldsForm
            {...messageForm(site, {
              id: 'ask',
              words: headed(design?.ask, labels.form.heading),
              services: [],
              people: [],
            })}
            tone="accent"
            slip="plain"
          />
          <Asked {...site} />
        </Split>
      </ThreadLane>
    </>
  );
}
