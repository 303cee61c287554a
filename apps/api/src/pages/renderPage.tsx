import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { brand } from '@awning/content/brand';
import { awning } from '@awning/ui/themes/awning';
import '@awning/ui/reset';
import { FormPage } from './FormPage/FormPage.tsx';
import { MailDocument, type MailContent } from './MailDocument/MailDocument.tsx';
import { MailListPage } from './MailListPage/MailListPage.tsx';
import { MailPage } from './MailPage/MailPage.tsx';
import { NotePage } from './NotePage/NotePage.tsx';
import { ProblemPage } from './ProblemPage/ProblemPage.tsx';
import { TillPage } from './TillPage/TillPage.tsx';

export { unsubscribeLabel } from './MailDocument/MailDocument.tsx';

const pages = {
  form: FormPage,
  mail: MailPage,
  mailList: MailListPage,
  note: NotePage,
  problem: ProblemPage,
  till: TillPage,
};

type Pages = typeof pages;

/** The page's name with its own props. */
export type PageAndProps = {
  [Name in keyof Pages]: { page: Name; props: ComponentProps<Pages[Name]> };
}[keyof Pages];

/** Renders a whole document that depends on nothing else. `styles` are inlined as they are. */
export function renderPage(
  { page, props }: PageAndProps,
  { title, styles }: { title: string; styles: string },
): string {
  // Each name has its own props: the union keeps them together, and the lookup separates them.
  const Page = pages[page] as (props: PageAndProps['props']) => React.ReactNode;
  const markup = renderToStaticMarkup(
    <html lang={brand.language} className={awning}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${brand.name}`}</title>
        {/* Our own, and built once: the policy names it by its hash. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Page {...props} />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** Renders a mail as HTML. `style` is inlined as it is. */
export const renderMail = (content: MailContent, style: string): string =>
  `<!doctype html>${renderToStaticMarkup(<MailDocument {...content} style={style} />)}`;
