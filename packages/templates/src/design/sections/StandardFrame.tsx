import type { Action } from '@awning/ui/components/ActionGroup';
import { ContactFooter, type ContactFooterProps } from '@awning/ui/sections/ContactFooter';
import { HeaderRow, type HeaderRowProps } from '@awning/ui/sections/HeaderRow';
import { Container } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import type { ReactNode } from 'react';
import type { Core } from '../../content/content.ts';
import type { FrameProps, SiteProps } from '../defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar, type FirstLineProps } from '../parts.tsx';
import { contactLines, smallPrint } from '../props.ts';

type StandardFrameProps<Slug extends string> = SiteProps<Core, unknown, Slug> &
  FrameProps<Slug> & {
    /** The call to action in the header of every page. */
    action: Action;
    /** The page whose form asks for a time, at `#ask`: the bar on a phone leads there. */
    bookPage: NoInfer<Slug>;
    /** The pages that stand at the top, where not all of them fit: a phone’s menu and the footer have the rest. */
    top?: readonly NoInfer<Slug>[];
    /** The pages that the header has no link to, because its name or its action leads there. The footer has them. */
    leaveOut?: readonly NoInfer<Slug>[];
    announcement?: { tone: GroundName };
    header?: Pick<HeaderRowProps, 'mark' | 'tone'>;
    firstLine: Pick<FirstLineProps, 'clock' | 'hoursHref' | 'tone'>;
    /** Leads to the site in other languages, under the first line: a `LanguagesPart`. */
    languages?: ReactNode;
    /** What stands between the first line and `main`. */
    beforeMain?: ReactNode;
    /** Its `name` is the business’s, unless it says another; empty where the page above it ends in the name. */
    footer?: Pick<ContactFooterProps, 'name' | 'tone'>;
  };

/** Frames every page of most designs: a header with the name and the pages, a footer with the name and the contacts. */
export function StandardFrame<Slug extends string>({
  links,
  children,
  action,
  bookPage,
  top,
  leaveOut = [],
  announcement,
  header,
  firstLine,
  languages,
  beforeMain,
  footer,
  ...site
}: StandardFrameProps<Slug>) {
  const { content, labels, href } = site;
  const { name } = content.business;
  const inHeader = links.filter(({ slug }) => !leaveOut.includes(slug));
  const more = top && inHeader.filter(({ slug }) => !top.includes(slug));
  const showsAll = !top && leaveOut.length === 0;
  return (
    <>
      <Announcement site={site} {...announcement} />
      <HeaderRow
        name={name}
        homeHref={href('' as Slug)}
        nav={{
          label: labels.main,
          links: top ? inHeader.filter(({ slug }) => top.includes(slug)) : inHeader,
          ...(more && { more }),
        }}
        action={{ ...action, loud: true }}
        labels={{ skip: labels.skip, ...(more && { menu: labels.menu }) }}
        {...header}
      />
      <FirstLine site={site} {...firstLine} />
      {languages && (
        <div className={ground[firstLine.tone ?? 'plain']}>
          <Container>{languages}</Container>
        </div>
      )}
      {beforeMain}
      <main id="main">{children}</main>
      <ContactFooter
        name={name}
        {...(!showsAll && { nav: { label: labels.everyPage, links } })}
        contact={contactLines(site)}
        footnote={smallPrint(content, footer?.name || name)}
        {...footer}
      />
      <ThumbBar site={site} bookPage={bookPage} />
    </>
  );
}
