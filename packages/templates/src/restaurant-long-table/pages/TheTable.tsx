import type { Site } from '../schema.ts';
import { Bill, book, Closing, Plates, Rounds, Top } from './parts.tsx';

/** How an evening goes, by fork and knife. */
export function TheTable(site: Site) {
  const { content, labels, href } = site;
  const { design } = content;
  return (
    <>
      <Top
        site={site}
        words={design?.tops?.table}
        heading={labels.pages['the-table']}
        actions={[book(site), { label: labels.seeMenu, href: href('tonight') }]}
      />
      <Plates site={site} points={design?.evening} heading={labels.evening} />
      <Rounds site={site} points={design?.manners} heading={labels.manners} tone="raised" />
      <Bill site={site} bill={design?.bill} actions={[book(site)]} />
      <Closing {...site} />
    </>
  );
}
