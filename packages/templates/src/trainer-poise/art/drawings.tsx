import type { Drawings } from '../../design/show.tsx';
import { BigMobile } from './BigMobile.tsx';
import { exercises } from './exercises.tsx';
import { FirstLeg } from './FirstLeg.tsx';
import { Kettle } from './Kettle.tsx';
import { pairs } from './Pair.tsx';
import { Portrait } from './Portrait.tsx';
import { weights } from './weights.tsx';

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  mobile: ({ alt }) => <BigMobile label={alt} />,
  portrait: ({ alt }) => <Portrait label={alt} />,
  'two-legs': ({ alt }) => <FirstLeg label={alt} />,
  kettle: ({ alt }) => <Kettle label={alt} />,
  ...pairs,
  ...weights,
  ...exercises,
};
