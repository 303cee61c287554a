import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionInAWord, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import type { Site, Slug } from '../schema.ts';
import { frame } from '../site.css.ts';

/** The frame of every page: the name above, all the ways below. */
export function Frame(site: Site & FrameProps<Slug>) {
  return (
    <div className={frame}>
      <StandardFrame
        {...site}
        action={actionInAWord(site, 'book', '#ask')}
        bookPage="book"
        leaveOut={['', 'book']}
        announcement={{ tone: 'accent' }}
        firstLine={{ hoursHref: hoursHref(site, 'find-us'), tone: 'deep' }}
        beforeMain={<CombEdge tone="deep" />}
      />
    </div>
  );
}
