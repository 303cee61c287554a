import { People } from '../../design/sections/People.tsx';
import { headed } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { BoatLines } from '../sections/BoatLines/BoatLines.tsx';
import { Asked, depthsOf, Lately, toneAt } from './parts.tsx';

/** The fishers, and the cooks. */
export function Boats(site: Site) {
  const { content, labels, show } = site;
  const { story, design } = content;
  return (
    <>
      <BoatLines
        {...headed(design?.boats, labels.suppliers)}
        floors={[0, 1, 2, 3].map((place) => ({
          value: depthsOf(site)?.[place]?.value ?? '',
          tone: toneAt(place),
        }))}
        boats={(design?.boats?.items ?? []).map(
          ({ name, mark, text, depth, depthWords, brings, picture }) => {
            const drawing = show(picture, { ratio: 'landscape', sizes: '(min-width: 64rem) 18rem, 80vw' });
            return {
              name,
              ...(mark && { registration: mark }),
              ...(text && { text }),
              ...(drawing && { drawing }),
              floor: depth,
              depth: depthWords,
              catch: brings,
            };
          },
        )}
      />
      <DepthLane tone="secondary">
        <People
          site={site}
          {...(story?.heading && { heading: story.heading })}
          story={story?.paragraphs ?? []}
          tone="secondary"
        />
      </DepthLane>
      <DepthLane tone="deep">
        <Lately {...site} />
        <Asked site={site} about={['prices']} tone="deep" />
      </DepthLane>
    </>
  );
}
