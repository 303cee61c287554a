import { layout } from '@awning/content/layout';
import type { RefusedLetter } from '@awning/contract/renderer';
import { late } from './late.tsx';

const slip = late(() => import('./late/Newsletter.tsx').then(({ Newsletter }) => Newsletter));

/** The newsletter's place in the footer. */
export const newsletterSlot = {
  load: slip.load,
  draw: (refused?: RefusedLetter) => ({
    heading: layout.letters,
    form: <slip.Piece refused={refused} />,
  }),
};
