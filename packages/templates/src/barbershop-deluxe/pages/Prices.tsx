import type { Site } from '../schema.ts';
import { Board, Closing, Pairs, Top } from './parts.tsx';

/** All prices, with the time each thing takes. */
export function Prices(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
  return (
    <>
      <Top site={site} words={design?.tops?.prices} heading={labels.pages.prices} />
      <Board
        site={site}
        heading={prices?.heading ?? labels.prices}
        groups={prices?.groups ?? []}
        lead={prices?.lead}
        note={prices?.footnote}
        light
      />
      <Pairs points={design?.terms} heading={labels.terms} />
      <Closing {...site} />
    </>
  );
}
