import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionToAsk, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import type { Site } from '../schema.ts';
import { pole } from '../site.css.ts';

/** The frame of every page: the signboard above, the name below, the pole beside. */
export function Frame(site: Site & FrameProps<'' | 'prices' | 'find-us'>) {
  return (
    <div className={pole}>
      <StandardFrame
        {...site}
        action={actionToAsk(site, 'find-us', '#ask')}
        bookPage="find-us"
        firstLine={{ hoursHref: hoursHref(site, 'find-us', '#hours') }}
      />
    </div>
  );
}
