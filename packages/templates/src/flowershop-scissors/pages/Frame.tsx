import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionInAWord, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import { Stencils } from '../art/Stencils.tsx';
import type { Site, Slug } from '../schema.ts';

const tones: Partial<Record<Slug, 'deep' | 'secondary'>> = { 'in-season': 'secondary', 'big-days': 'deep' };

/** The frame of every page: the name on the paper its page begins with, all the ways below. */
export function Frame(site: Site & FrameProps<Slug>) {
  const { bigDays } = site.content.design ?? {};
  // With words of its own to open it, that page begins as the others do.
  const own = site.slug === undefined || (site.slug === 'big-days' && bigDays) ? undefined : tones[site.slug];
  const tone = own ?? 'tint';
  return (
    <>
      <Stencils />
      <StandardFrame
        {...site}
        action={actionInAWord<Slug>(site, 'order')}
        bookPage="order"
        // On a phone they stand behind a button: above the flowers there is no room for a row of them.
        top={['this-week', 'visit', 'in-season', 'big-days']}
        leaveOut={['', 'order']}
        header={{ tone }}
        firstLine={{ hoursHref: hoursHref(site, 'visit'), tone }}
      />
    </>
  );
}
