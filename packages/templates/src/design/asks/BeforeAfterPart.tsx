import { BeforeAfter, type BeforeAfterProps } from '@awning/ui/sections/BeforeAfter';
import type { SiteProps } from '../defineDesign.tsx';
import { headed } from '../props.ts';

/** What the work is worth, in pairs of photographs, at `#before-after`. A pair that lacks one is left out. */
export function BeforeAfterPart({
  site,
  ...look
}: { site: Pick<SiteProps, 'content' | 'labels' | 'show'> } & Pick<
  BeforeAfterProps,
  'headingLevel' | 'tone' | 'actions'
>) {
  const { content, labels, show } = site;
  return (
    <BeforeAfter
      id="before-after"
      {...headed(content.beforeAfter, labels.beforeAfter)}
      items={(content.beforeAfter?.items ?? []).flatMap(({ caption, ...pair }) => {
        const before = show.photo(pair.before);
        const after = show.photo(pair.after);
        return before && after ? [{ before, after, ...(caption && { caption }) }] : [];
      })}
      labels={labels.asks.wipe}
      {...look}
    />
  );
}
