import { newsletter } from '@awning/content/newsletter';
import type { RefusedLetter } from '@awning/contract/renderer';
import { late } from './late.tsx';

const slip = late(() => import('./late/Newsletter.tsx').then(({ Newsletter }) => Newsletter));

/** The newsletter's place in the footer. */
export const newsletterSlot = {
  load: slip.load,
  draw: (refused?: RefusedLetter) => ({
    heading: newsletter.heading,
    form: <slip.Piece refused={refused} />,
  }),
};
