import { questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { ask, Asked, Closing, pageName, Walls } from './parts.tsx';

/** Every price. */
export function Memberships(site: Site) {
  const { content } = site;
  return (
    <>
      <Walls
        site={site}
        prices={content.prices}
        heading={pageName(site, 'memberships')}
        level={1}
        actions={[ask(site)]}
      />
      <Asked {...questionsProps(site, 'prices')} />
      <Closing site={site} slug="memberships" />
    </>
  );
}
