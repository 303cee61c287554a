import { LanguagesPart } from '../../design/asks/LanguagesPart.tsx';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionInAWord, actionToAsk, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import type { Site, Slug } from '../schema.ts';
import { askPage, comeIn } from './parts.tsx';

/** The frame of every page: the way into each room above, every page below. */
export function Frame(site: Site & FrameProps<Slug>) {
  const page = askPage(site);
  // The owner's words for the form of the visit are not those for a bunch.
  const first =
    page === 'visit' ? actionToAsk(site, 'visit', '#ask') : actionInAWord<Slug>(site, page, '#ask');
  return (
    <StandardFrame
      {...site}
      action={site.content.business.action === 'visit' ? comeIn(site) : first}
      bookPage={page}
      top={[
        'first-room',
        'cut-flowers',
        'weddings',
        // The action leads to the gate already, where visitors are asked to write from there.
        page === 'visit' ? 'gift-vouchers' : 'visit',
        'gardeners',
      ]}
      firstLine={{ hoursHref: hoursHref(site, 'visit', '#hours'), tone: 'raised' }}
      languages={<LanguagesPart site={site} homeHref={site.href('')} />}
    />
  );
}
