import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { isQuoted, isRated, Reviews } from '../../design/sections/Reviews.tsx';
import type { Site } from '../schema.ts';
import { said } from '../site.css.ts';

/** What customers said, and under a line how others rate it. */
export function Said(site: Site) {
  const { content, labels } = site;
  const { quotes } = content;
  if (!isRated(content) && !isQuoted(content)) return null;
  return (
    <div className={said}>
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} />
      <Reviews site={site} tone="spark" joined={isQuoted(content)} />
    </div>
  );
}
