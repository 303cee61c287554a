import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { NewsPart } from '../../design/asks/NewsPart.tsx';
import type { Site } from '../schema.ts';
import { HeroCollage } from '../sections/HeroCollage/HeroCollage.tsx';
import { seeFlowers, Tale, Year } from './parts.tsx';

/** The year, and where it all grows. */
export function InSeason(site: Site) {
  const { content, labels } = site;
  const flowers = seeFlowers(site);
  const { year, garden, seasonAsked } = content.design ?? {};
  return (
    <>
      {year && (year.items.length > 0 || year.lead) ? (
        <Year site={site} level={1} />
      ) : (
        <HeroCollage heading={labels.pages['in-season']} place="inner" />
      )}
      <Tale site={site} tale={garden} heading={labels.garden} {...(flowers && { actions: flowers })} />
      <NewsPart site={site} tone="secondary" />
      <FaqDetails
        heading={seasonAsked?.heading ?? labels.questions}
        items={seasonAsked?.items ?? []}
        tone="tint"
      />
    </>
  );
}
