import type { Drawings } from '../../design/show.tsx';
import { Bus } from './Bus.tsx';
import { Coach } from './Coach.tsx';

/** What a picture of this design can be, by name. The runners on its track are its own. */
export const drawings: Drawings = {
  coach: ({ alt }) => <Coach label={alt} />,
  bus: () => <Bus />,
};
