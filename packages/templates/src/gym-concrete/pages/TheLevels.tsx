import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { headed, storyProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { LevelDirectory } from '../sections/LevelDirectory/LevelDirectory.tsx';
import { Closing } from './parts.tsx';

/** The levels, what is on each, and how the place came about. */
export function TheLevels(site: Site) {
  const { content, labels, show } = site;
  const { story, design } = content;
  const levels = design?.levels?.items ?? [];
  return (
    <>
      {levels.length > 0 && (
        <LevelDirectory
          {...headed(design?.levels, labels.levels)}
          level={1}
          levels={levels.map(({ mark, title, text = '', facts, picture }, place) => {
            const drawing = show(picture, { ratio: 'wide', sizes: '(min-width: 64rem) 40vw, 100vw' });
            return {
              sign: mark ?? String(levels.length - place),
              name: title,
              text,
              ...(facts && { facts }),
              ...(drawing && { drawing }),
            };
          })}
        />
      )}
      {story && (
        <ImageWithText
          {...storyProps(site)}
          {...(levels.length === 0 && { headingLevel: 1 as const })}
          facts={design?.historyFacts ?? []}
          side="end"
        />
      )}
      <Closing site={site} slug="bay-plan" label={labels.seeWeek} />
    </>
  );
}
