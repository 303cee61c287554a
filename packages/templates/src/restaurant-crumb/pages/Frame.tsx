import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionToAsk, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import type { Site } from '../schema.ts';
import { frame } from '../site.css.ts';

/** What stands around every page: a line of print above, and the same ink below. */
export function Frame(site: Site & FrameProps<'' | 'menu' | 'find-us'>) {
  return (
    <div className={frame}>
      <StandardFrame
        {...site}
        action={actionToAsk(site, 'find-us', '#ask')}
        bookPage="find-us"
        leaveOut={['']}
        announcement={{ tone: 'secondary' }}
        header={{ tone: 'plain' }}
        firstLine={{ hoursHref: hoursHref(site, 'find-us', '#hours'), tone: 'plain' }}
        footer={{ tone: 'deep' }}
      />
    </div>
  );
}
