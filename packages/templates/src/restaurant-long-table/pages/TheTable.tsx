import { BeforeAfterPart } from '../../design/asks/BeforeAfterPart.tsx';
import { andTo } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Bill, book, Closing, Plates, Rounds, Top } from './parts.tsx';

/** How an evening goes, by fork and knife, and what it leaves. */
export function TheTable(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  return (
    <>
      <Top
        site={site}
        words={design?.tops?.table}
        heading={labels.pages['the-table']}
        actions={andTo(site, book(site), 'tonight', labels.seeMenu)}
      />
      <Plates site={site} points={design?.evening} heading={labels.evening} />
      <BeforeAfterPart site={site} tone="plain" />
      <Rounds site={site} points={design?.manners} heading={labels.manners} tone="raised" />
      <Bill site={site} bill={design?.bill} actions={[book(site)]} />
      <Closing {...site} />
    </>
  );
}
