import type { Drawings } from '../../design/show.tsx';
import { Desk } from './Desk.tsx';
import { LetGo } from './LetGo.tsx';
import { Reaching } from './Reaching.tsx';
import { ToppedOut } from './ToppedOut.tsx';

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  reaching: ({ alt }) => <Reaching label={alt} />,
  desk: ({ alt }) => <Desk label={alt} />,
  'let-go': ({ alt }) => <LetGo label={alt} />,
  'topped-out': ({ alt }) => <ToppedOut label={alt} />,
};
