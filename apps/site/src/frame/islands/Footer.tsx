import { layout } from '@awning/content/layout';
import type { RefusedForm } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { apiAddress } from '../../api/apiPaths.ts';
import { NewsletterForm } from '../../forms/NewsletterForm/NewsletterForm.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { useNewsletter } from '../../forms/useNewsletter.ts';

export interface FooterProps {
  year: number;
  /** A newsletter's slip that was sent without script and refused. */
  refused: RefusedForm | undefined;
  /** Where one is busy: no newsletter, and no ways on. */
  slim?: boolean;
}

/** The foot of every page, with what sends its newsletter's slip. */
export function Footer({ year, refused, slim }: FooterProps) {
  const form = <NewsletterForm formAction={apiAddress(urls.subscribe)} {...useNewsletter(refused)} />;
  if (slim) return <SiteFooter year={year} slim />;
  return <SiteFooter year={year} newsletter={{ heading: layout.letters, form }} />;
}
