import { PictureBand } from '@awning/ui/sections/PictureBand';
import { NewsPart } from '../../design/asks/NewsPart.tsx';
import type { Site } from '../schema.ts';
import { book, Closing, Pairs, Team, Top } from './parts.tsx';

/** The barbers, how their day goes, their room, and its news. */
export function Chairs(site: Site) {
  const { content, labels, show } = site;
  const { story, design } = content;
  const room = show(design?.room?.picture, { fill: true, sizes: '100vw' });
  const lead = story?.paragraphs[0];
  const words = design?.tops?.chairs;
  return (
    <>
      <Top
        site={site}
        words={{ ...(lead && { lead }), ...words }}
        heading={labels.pages['the-chairs']}
        actions={[book(site)]}
      />
      <Team site={site} />
      <Pairs points={design?.day} heading={labels.day} terms="figure" start="accent" end="tint" />
      {room && (
        <PictureBand drawing={room} {...(design?.room?.caption && { caption: design.room.caption })} />
      )}
      <NewsPart site={site} tone="tint" />
      <Closing {...site} />
    </>
  );
}
