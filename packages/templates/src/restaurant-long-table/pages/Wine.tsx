import { PriceList } from '@awning/ui/sections/PriceList';
import { headed, priceGroups } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { book, Closing, Sold, Top } from './parts.tsx';

/** What there is to drink, from above. */
export function Wine(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  const others = priceGroups(site, design?.others?.groups, labels.others);
  const poured = design?.wine?.groups.some(({ items }) => items.length > 0);
  return (
    <>
      {poured ? (
        <Sold site={site} prices={design?.wine} heading={labels.pages.wine} level={1} />
      ) : (
        <Top site={site} words={undefined} heading={labels.pages.wine} actions={[book(site)]} />
      )}
      {others.length > 0 && (
        <PriceList
          {...headed(design?.others, labels.others)}
          groups={others}
          {...(design?.others?.footnote && { footnote: design.others.footnote })}
          tone="deep"
          board="raised"
        />
      )}
      <Closing {...site} />
    </>
  );
}
