import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionTo, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/StandardFrame.tsx';
import type { Site } from '../schema.ts';
import { pole } from '../site.css.ts';

/** What stands around every page: the signboard above, the name below, the pole beside. */
export function Frame(site: Site & FrameProps<'' | 'prices' | 'find-us'>) {
  const { content, labels } = site;
  return (
    <div className={pole}>
      <StandardFrame
        {...site}
        action={actionTo(site, 'find-us', content.design?.ask?.action ?? labels.book, '#ask')}
        bookPage="find-us"
        firstLine={{ hoursHref: hoursHref(site, 'find-us', '#hours') }}
      />
    </div>
  );
}
