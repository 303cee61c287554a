import { plainName } from '../../content/words/place.ts';
import type { Site } from '../schema.ts';
import { Bill, book, Menu, Said, Top, Where } from './parts.tsx';

/** A headline passed down a laid table, what is eaten, and what it comes to. */
export function Home(site: Site) {
  const { content, labels, href } = site;
  const { business, opening, design } = content;
  const lead = opening?.lead ?? business.line;
  const { heading } = opening ?? {};
  return (
    <>
      <Top
        site={site}
        words={{ ...(heading && { heading }), ...(lead && { lead }) }}
        heading={plainName(business)}
        lines={
          design?.lines ??
          (opening?.picture && [{ words: heading ?? plainName(business), picture: opening.picture }])
        }
        actions={[book(site)]}
      />
      <Menu
        site={site}
        shown={3}
        actions={[
          { label: labels.seeMenu, href: href('tonight') },
          { label: labels.seeAllergies, href: href('allergies') },
        ]}
      />
      <Said site={site} shown={1} />
      <Bill site={site} bill={design?.bill} actions={[book(site)]} />
      <Where {...site} />
    </>
  );
}
