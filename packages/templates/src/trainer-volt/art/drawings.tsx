import type { Drawings } from '../../design/show.tsx';
import { ArmsFolded } from './ArmsFolded.tsx';
import { lifts } from './lifts.tsx';
import { Pressing } from './Pressing.tsx';

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  pressing: ({ alt }) => <Pressing label={alt} />,
  'arms-folded': ({ alt }) => <ArmsFolded label={alt} />,
  ...lifts,
};
