import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionInAWord, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import { Mark } from '../art/ornaments.tsx';
import type { Site, Slug } from '../schema.ts';

/** The frame of every page: the name above, the grass below. */
export function Frame(site: Site & FrameProps<Slug>) {
  return (
    <StandardFrame
      {...site}
      // In a word, and the links in a menu: a phone has room for one row.
      action={actionInAWord(site, 'start', '#ask')}
      bookPage="start"
      top={['prices', 'start']}
      leaveOut={['']}
      header={{ mark: <Mark />, tone: 'plain' }}
      firstLine={{ clock: 'digital', hoursHref: hoursHref(site, 'start') }}
      footer={{ tone: 'tint' }}
    />
  );
}
