import { VouchersPart } from '../../design/asks/VouchersPart.tsx';
import { questionsAbout } from '../../design/props.ts';
import { WireLane } from '../components/WireLane/WireLane.tsx';
import type { Site } from '../schema.ts';
import { Arms, Asked, Beam, Closing, Opening } from './parts.tsx';

/** The prices, what of them can be given away, and the questions about them. */
export function Prices(site: Site) {
  const { content, labels } = site;
  const { prices, vouchers, design } = content;
  return (
    <>
      {prices?.groups.some(({ items }) => items.length > 0) ? (
        <Beam site={site} level={1} all weight={{ shape: 'boomerang' }} />
      ) : (
        <Opening site={site} words={prices} heading={labels.prices} />
      )}
      <Arms
        site={site}
        points={design?.cards}
        heading={labels.cards}
        weight={{ shape: 'leaf', paint: 'paper2' }}
        tone="tint"
      />
      {vouchers?.items.some(({ price, soldOut }) => price !== undefined && !soldOut) && (
        <WireLane weight={{ shape: 'drop', paint: 'paper1' }}>
          <VouchersPart site={site} tone="plain" paper="secondary" slip="tint" />
        </WireLane>
      )}
      <Asked
        words={design?.paying}
        heading={labels.paying}
        items={questionsAbout(content, 'prices')}
        weight={{ shape: 'disc', paint: 'paper3' }}
      />
      <Closing site={site} second="classes" weight={{ shape: 'disc', paint: 'paper3' }} />
    </>
  );
}
