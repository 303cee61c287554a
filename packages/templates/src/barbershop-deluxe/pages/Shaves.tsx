import { andTo } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Board, book, Closing, Looks, Pairs, Top } from './parts.tsx';

/** What is done to a face: minute by minute, by number, by price. */
export function Shaves(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
  // The second group is what this page is about; a list of one group has it all.
  const group = prices?.groups[1] ?? prices?.groups[0];
  return (
    <>
      <Top
        site={site}
        words={design?.tops?.shaves}
        heading={labels.pages['shaves-and-beards']}
        actions={andTo(site, book(site), 'prices', labels.seePrices)}
      />
      <Pairs points={design?.steps} heading={labels.steps} terms="figure" start="accent" end="tint" />
      <Looks site={site} points={design?.faces} heading={labels.faces} />
      <Board
        site={site}
        heading={group?.heading ?? labels.prices}
        lead={group?.note}
        groups={group ? [{ items: group.items }] : []}
        light
      />
      <Pairs points={design?.care} heading={labels.care} />
      <Closing {...site} />
    </>
  );
}
