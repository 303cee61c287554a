import { BeforeAfterPart } from '../../design/asks/BeforeAfterPart.tsx';
import type { Site } from '../schema.ts';
import { Closing, Looks, Pairs, Top } from './parts.tsx';

/** Everything that can be asked for by its number, and what became of it on somebody. */
export function Chart(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  return (
    <>
      <Top site={site} words={design?.tops?.chart} heading={labels.pages['haircut-chart']} />
      <Looks site={site} points={design?.cuts} heading={labels.chart} />
      <BeforeAfterPart site={site} tone="tint" />
      <Pairs points={design?.whichOne} heading={labels.whichOne} />
      <Closing {...site} />
    </>
  );
}
