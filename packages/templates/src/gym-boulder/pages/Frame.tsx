import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionInAWord, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import { ClimbingHold } from '../components/ClimbingHold/ClimbingHold.tsx';
import type { Site, Slug } from '../schema.ts';

/** The frame of every page: the name above, the mats' edge below. */
export function Frame(site: Site & FrameProps<Slug>) {
  return (
    <StandardFrame
      {...site}
      action={actionInAWord(site, 'first-time', '#ask')}
      bookPage="first-time"
      header={{ mark: <ClimbingHold shape="jug" /> }}
      firstLine={{ hoursHref: hoursHref(site, 'first-time') }}
      footer={{ tone: 'deep' }}
    />
  );
}
