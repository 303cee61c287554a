import type { Drawings } from '../../design/show.tsx';
import { bowls } from './bowls.tsx';
import { sitters } from './sitters.tsx';
import { steps } from './steps.tsx';
import { StreetMap } from './StreetMap.tsx';

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  ...bowls,
  ...sitters,
  ...steps,
  blocks: ({ alt }) => <StreetMap label={alt} />,
};
