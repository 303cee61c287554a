import { BeforeAfterPart } from '../../design/asks/BeforeAfterPart.tsx';
import type { Site } from '../schema.ts';
import { Closing, Looks, Pairs, Top } from './parts.tsx';

/** Every haircut by its number, and how it came out on a customer. */
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
