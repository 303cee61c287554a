import { layout } from '@awning/content/layout';
import type { RefusedLetter } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { apiAddress } from '../apiPaths.ts';
import { NewsletterSlip } from '../pages/NewsletterSlip/NewsletterSlip.tsx';
import { SiteFooter } from '../pages/SiteFooter/SiteFooter.tsx';
import { useNewsletter } from '../useNewsletter.ts';

export interface FootProps {
  year: number;
  /** A newsletter's slip that was sent without script and refused. */
  refused: RefusedLetter | undefined;
}

/** The foot of every page, with what sends its newsletter's slip. */
export function Foot({ year, refused }: FootProps) {
  const form = <NewsletterSlip action={apiAddress(urls.subscribe)} {...useNewsletter(refused)} />;
  return <SiteFooter year={year} newsletter={{ heading: layout.letters, form }} />;
}
