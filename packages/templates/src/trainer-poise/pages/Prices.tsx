import { questionsAbout } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Arms, Asked, Beam, Closing, Opening } from './parts.tsx';

/** What it costs, and what people ask about it. */
export function Prices(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
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
