import type { Drawings } from '../../design/show.tsx';
import { Fern } from './Fern.tsx';
import { Florist } from './Florist.tsx';
import { Helenium } from './Helenium.tsx';
import { Larkspur } from './Larkspur.tsx';
import { Nigella } from './Nigella.tsx';
import { Poppy } from './Poppy.tsx';
import { QuakingGrass } from './QuakingGrass.tsx';
import { Scabious } from './Scabious.tsx';
import { SweetPea } from './SweetPea.tsx';

/** What a picture of this design can be, by name: plants laid flat, and who pressed them. */
export const drawings: Drawings = {
  larkspur: ({ alt }) => <Larkspur label={alt} />,
  'larkspur-top': ({ alt }) => <Larkspur label={alt} part="top" />,
  fern: ({ alt }) => <Fern label={alt} />,
  helenium: ({ alt }) => <Helenium label={alt} />,
  nigella: ({ alt }) => <Nigella label={alt} />,
  poppy: ({ alt }) => <Poppy label={alt} />,
  'quaking-grass': ({ alt }) => <QuakingGrass label={alt} />,
  scabious: ({ alt }) => <Scabious label={alt} />,
  'sweet-pea': ({ alt }) => <SweetPea label={alt} />,
  florist: ({ alt }) => <Florist label={alt} />,
};
