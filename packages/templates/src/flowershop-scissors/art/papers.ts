import { cutInTurn } from '@awning/ui/theme/cut';
import { ground } from '@awning/ui/theme/ground';

const papers = ['secondary', 'spark', 'tint', 'deep'] as const;

/** The paper under each thing that is for sale, in turn: a picture of it lies on the same one wherever it is shown. */
export const paperAt = (place: number) => `${ground[papers[place % papers.length]!]} ${cutInTurn[place % 3]}`;
