import { LanguagesPart } from '../../design/asks/LanguagesPart.tsx';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import type { Site, Slug } from '../schema.ts';
import { ask } from './parts.tsx';

/** The frame of every page: a handful of ways above, every page below. */
export function Frame(site: Site & FrameProps<Slug>) {
  return (
    <StandardFrame
      {...site}
      action={ask(site)}
      bookPage="find-us"
      top={['the-pool', 'gym-floor', 'classes', 'learn-to-swim', 'memberships']}
      firstLine={{ hoursHref: hoursHref(site, 'find-us', '#hours'), tone: 'secondary' }}
      languages={<LanguagesPart site={site} homeHref={site.href('')} />}
    />
  );
}
