import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { hoursProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { book, Closing, Sold, Top } from './parts.tsx';

/** What can be taken home. */
export function Bread(site: Site) {
  const { content, labels } = site;
  const { bread, counter } = content.design ?? {};
  const sold = bread?.groups.some(({ items }) => items.length > 0);
  return (
    <>
      {sold ? (
        <Sold site={site} prices={bread} heading={labels.pages.bread} level={1} />
      ) : (
        <Top site={site} words={undefined} heading={labels.pages.bread} actions={[book(site)]} />
      )}
      {counter && <OpeningHours {...hoursProps(site, 'spoken', counter)} tone="raised" />}
      <Closing {...site} />
    </>
  );
}
