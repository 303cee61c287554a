import { BranchesPart } from '../../design/asks/BranchesPart.tsx';
import type { Site } from '../schema.ts';
import { book, Top, Where } from './parts.tsx';

/** The way to the table, and to the others. */
export function FindUs(site: Site) {
  const { content, labels } = site;
  return (
    <>
      <Top
        site={site}
        words={content.design?.tops?.visit}
        heading={labels.pages['find-us']}
        actions={[book(site)]}
      />
      <Where site={site} heading={labels.contact} />
      <BranchesPart site={site} tone="plain" />
    </>
  );
}
