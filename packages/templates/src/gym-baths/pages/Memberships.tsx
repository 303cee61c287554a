import { VouchersPart } from '../../design/asks/VouchersPart.tsx';
import { questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { ask, Asked, Closing, Top, Walls } from './parts.tsx';

/** Every price, and what can be given away. */
export function Memberships(site: Site) {
  const { prices } = site.content;
  const heading = site.nameOf('memberships');
  const actions = [ask(site)] as const;
  return (
    <>
      {prices?.groups.some(({ items }) => items.length > 0) ? (
        <Walls site={site} prices={prices} heading={heading} level={1} actions={actions} />
      ) : (
        <Top site={site} words={undefined} heading={heading} actions={actions} />
      )}
      <VouchersPart site={site} tone="secondary" paper="accent" slip="raised" />
      <Asked {...questionsProps(site, 'prices')} />
      <Closing site={site} slug="memberships" />
    </>
  );
}
