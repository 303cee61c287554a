import { plainName } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionToAsk, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import type { Site, Slug } from '../schema.ts';
import { ScreenWideWords } from '../sections/ScreenWideWords/ScreenWideWords.tsx';

/** The frame of every page: the name above, a last word as wide as the screen below. */
export function Frame(site: Site & FrameProps<Slug>) {
  const { content } = site;
  const { business, design } = content;
  const [first = plainName(business), second] = design?.signOff ?? [];
  return (
    <StandardFrame
      {...site}
      action={actionToAsk(site, 'start')}
      bookPage="start"
      leaveOut={['', 'start']}
      // Below words as wide as the screen the small print says whose they are.
      footer={{ name: '' }}
      firstLine={{ clock: 'digital', hoursHref: hoursHref(site, 'start'), tone: 'secondary' }}
    >
      {site.children}
      <ScreenWideWords lines={second ? [first, second] : [first]} />
    </StandardFrame>
  );
}
