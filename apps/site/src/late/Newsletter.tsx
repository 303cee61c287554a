import type { RefusedLetter } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { NewsletterSlip } from '../pages/NewsletterSlip/NewsletterSlip.tsx';
import { apiAddress } from '../paths.ts';
import { useNewsletter } from '../useNewsletter.ts';

/** The newsletter's slip at the foot of every page, with what sends it. */
export function Newsletter({ refused }: { refused: RefusedLetter | undefined }) {
  return <NewsletterSlip action={apiAddress(urls.subscribe)} {...useNewsletter(refused)} />;
}
