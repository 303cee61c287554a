import { LanguagesPart } from '../../design/asks/LanguagesPart.tsx';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { actionInAWord, hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import type { Site, Slug } from '../schema.ts';

/** The frame of every page: the name above, a last word below. */
export function Frame(site: Site & FrameProps<Slug>) {
  const { business, design } = site.content;
  return (
    <StandardFrame
      {...site}
      // In a word: beside the menu of a phone there is no room for more.
      action={actionInAWord(site, 'begin', '#ask')}
      bookPage="begin"
      leaveOut={['']}
      // The pages that visitors come to look up; the way there says who it is for.
      top={['method', 'classes', 'prices', 'people', 'exercises', 'questions']}
      header={{ tone: 'plain' }}
      firstLine={{ hoursHref: hoursHref(site, 'begin', '#hours'), tone: 'secondary' }}
      languages={<LanguagesPart site={site} homeHref={site.href('')} />}
      footer={{ name: design?.signOff ?? business.name, tone: 'secondary' }}
    />
  );
}
