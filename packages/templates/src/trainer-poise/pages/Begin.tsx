import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { BranchesPart } from '../../design/asks/BranchesPart.tsx';
import { namesOf } from '../../design/props.ts';
import { WireLane } from '../components/WireLane/WireLane.tsx';
import type { Site } from '../schema.ts';
import { Opening, Where } from './parts.tsx';

/** The form that every page leads to, the way to the door, and the way to the others. */
export function Begin(site: Site) {
  const { content, labels } = site;
  const elsewhere = content.branches && content.branches.items.length > 0;
  return (
    <>
      <Opening site={site} words={content.design?.begin} heading={labels.pages.begin} />
      <WireLane tone="tint" weight={{ shape: 'disc', paint: 'paper1' }}>
        <BookingPart
          site={site}
          words={content.design?.ask}
          people={namesOf(site)}
          tone="tint"
          slip="plain"
          // They stand below it, in the table that marks today.
          hours={false}
        />
      </WireLane>
      <Where site={site} ends={!elsewhere} />
      {elsewhere && (
        <WireLane tone="tint" weight={{ shape: 'boomerang' }} ends>
          <BranchesPart site={site} tone="tint" />
        </WireLane>
      )}
    </>
  );
}
