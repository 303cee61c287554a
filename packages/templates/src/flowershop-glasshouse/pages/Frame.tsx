import { LanguagesPart } from '../../design/asks/LanguagesPart.tsx';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionToAsk, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import type { Site, Slug } from '../schema.ts';
import { comeIn } from './parts.tsx';

/** The frame of every page: the way into each room above, every page below. */
export function Frame(site: Site & FrameProps<Slug>) {
  return (
    <StandardFrame
      {...site}
      action={site.content.business.action === 'visit' ? comeIn(site) : actionToAsk(site, 'visit', '#ask')}
      bookPage="visit"
      top={['first-room', 'cut-flowers', 'weddings', 'gift-vouchers', 'gardeners']}
      firstLine={{ hoursHref: hoursHref(site, 'visit', '#hours'), tone: 'raised' }}
      languages={<LanguagesPart site={site} homeHref={site.href('')} />}
    />
  );
}
