import type { Site } from '../schema.ts';
import { book, Closing, Plates, Rounds, Top } from './parts.tsx';

/** The growers, and how far away they are. */
export function Growers(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  const named = (design?.growers?.items.length ?? 0) > 0;
  return (
    <>
      {named ? (
        <Plates site={site} points={design?.growers} heading={labels.growers} level={1} />
      ) : (
        <Top site={site} words={undefined} heading={labels.pages.growers} actions={[book(site)]} />
      )}
      <Rounds site={site} points={design?.never} heading={labels.never} tone="raised" />
      <Closing {...site} />
    </>
  );
}
