import { Heading } from '@awning/ui/primitives';
import { ThreadLane } from '../components/ThreadLane/ThreadLane.tsx';
import type { Site } from '../schema.ts';
import { Bowls, Steps, Stools } from './parts.tsx';

/** Everything there is, how to eat it, and where to sit. */
export function Menu(site: Site) {
  const priced = site.content.prices?.groups.some(({ items }) => items.length > 0) ?? false;
  return (
    <>
      {priced ? (
        <Bowls site={site} level={1} />
      ) : (
        <ThreadLane>
          <Heading level={1} size="page">
            {site.labels.pages.menu}
          </Heading>
        </ThreadLane>
      )}
      <Steps {...site} />
      <Stools {...site} />
    </>
  );
}
