import { BranchesPart } from '../../design/asks/BranchesPart.tsx';
import { contactLinks } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Closing, Hours, Top, Where } from './parts.tsx';

/** The way to the door, its hours, and the way to the other branches. */
export function FindUs(site: Site) {
  const { content, labels } = site;
  const [map] = contactLinks(site);
  return (
    <>
      <Top
        site={site}
        words={content.design?.tops?.visit}
        heading={labels.pages['find-us']}
        {...(map && { actions: [map] })}
      />
      <Where {...site} />
      <Hours {...site} />
      <BranchesPart site={site} tone="tint" />
      <Closing {...site} />
    </>
  );
}
