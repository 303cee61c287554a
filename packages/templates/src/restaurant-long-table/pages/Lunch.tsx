import type { Site } from '../schema.ts';
import { Bill, book, Closing, Plates, Top } from './parts.tsx';

/** One sitting, by day. */
export function Lunch(site: Site) {
  const { content, labels } = site;
  const lunch = content.design?.lunch;
  return (
    <>
      <Top site={site} words={lunch?.top} heading={labels.pages.lunch} actions={[book(site)]} />
      <Plates site={site} points={lunch?.dishes} heading={labels.dishes} />
      <Bill site={site} bill={lunch?.bill} actions={[book(site)]} tone="raised" />
      <Closing {...site} />
    </>
  );
}
