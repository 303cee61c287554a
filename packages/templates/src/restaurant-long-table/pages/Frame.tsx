import { LanguagesPart } from '../../design/asks/LanguagesPart.tsx';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { hoursHref } from '../../design/props.ts';
import { StandardFrame } from '../../design/sections/StandardFrame.tsx';
import { LaidTable } from '../components/LaidTable/LaidTable.tsx';
import type { Site, Slug } from '../schema.ts';
import { frame } from '../styles/frame.css.ts';
import { book } from './parts.tsx';

/** The frame of every page: the name above, and the table under all of it. */
export function Frame(site: Site & FrameProps<Slug>) {
  return (
    <div className={frame}>
      <StandardFrame
        {...site}
        action={book(site)}
        bookPage="book"
        // The pages that most guests come for.
        top={['tonight', 'the-table', 'lunch', 'wine', 'bread', 'find-us']}
        header={{ tone: 'plain' }}
        firstLine={{ hoursHref: hoursHref(site, 'find-us', '#hours'), tone: 'raised' }}
        languages={<LanguagesPart site={site} homeHref={site.href('')} />}
        footer={{ tone: 'secondary' }}
      >
        <LaidTable>{site.children}</LaidTable>
      </StandardFrame>
    </div>
  );
}
