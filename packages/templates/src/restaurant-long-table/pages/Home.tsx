import { FactStrip } from '@awning/ui/sections/FactStrip';
import { plainName } from '../../content/words/place.ts';
import { actionTo, andTo, headed } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import type { Site } from '../schema.ts';
import { Bill, book, Menu, Said, Top, Where } from './parts.tsx';

/** A headline passed down a laid table, what is eaten, and what it comes to. */
export function Home(site: Site) {
  const { content, labels } = site;
  const { business, opening, facts, design } = content;
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
        actions={andTo(site, book(site), 'tonight', labels.seeMenu)}
      />
      <FactStrip {...headed(facts, labels.facts)} items={facts?.items ?? []} tone="tint" />
      <Menu
        site={site}
        shown={3}
        actions={andTo(site, actionTo(site, 'tonight', labels.seeMenu), 'allergies', labels.seeAllergies)}
      />
      <Said site={site} {...(site.has('kitchen') && { shown: 1 })} />
      <Reviews site={site} tone="tint" joined={isQuoted(content)} />
      <Bill site={site} bill={design?.bill} actions={[book(site)]} />
      <Where site={site} />
    </>
  );
}
