import { NewsPart } from '../../design/asks/NewsPart.tsx';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { PaneGrid } from '../sections/PaneGrid/PaneGrid.tsx';
import { Closing, Panes, Story, Top } from './parts.tsx';

/** The people, their news, and how the place came about. */
export function Gardeners(site: Site) {
  const { content, labels, show } = site;
  const { people, design } = content;
  return (
    <>
      <Top site={site} words={design?.gardeners} heading={labels.pages.gardeners} tone="accent" />
      {people && people.items.length > 0 && (
        <PaneGrid
          {...headed(people, labels.people)}
          items={people.items.map(({ name, role, note, picture }) => {
            const drawing = show(picture, { fill: true, sizes: '(min-width: 64rem) 34vw, 100vw' });
            return {
              name,
              ...(note && { text: note }),
              ...(role && { note: role }),
              ...(drawing && { drawing }),
            };
          })}
          headTone="tint"
          tall="end"
        />
      )}
      <Story {...site} />
      <NewsPart site={site} tone="plain" />
      <Panes site={site} points={design?.history} heading={labels.history} tone="deep" />
      <Closing {...site} />
    </>
  );
}
