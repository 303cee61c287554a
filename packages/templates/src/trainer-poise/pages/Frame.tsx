import { LanguagesPart } from '../../design/asks/LanguagesPart.tsx';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/StandardFrame.tsx';
import type { Site, Slug } from '../schema.ts';
import { askAction } from './parts.tsx';

/** What stands around every page: the name above, a last word below. */
export function Frame(site: Site & FrameProps<Slug>) {
  const { business, design } = site.content;
  return (
    <StandardFrame
      {...site}
      action={askAction(site)}
      bookPage="begin"
      leaveOut={['']}
      // What people come to look up; who it is for is said on the way.
      top={['method', 'classes', 'prices', 'people', 'exercises', 'questions']}
      header={{ tone: 'plain' }}
      firstLine={{ hoursHref: hoursHref(site, 'begin', '#hours'), tone: 'secondary' }}
      languages={<LanguagesPart site={site} homeHref={site.href('')} />}
      footer={{ name: design?.signOff ?? business.name, tone: 'secondary' }}
    />
  );
}
