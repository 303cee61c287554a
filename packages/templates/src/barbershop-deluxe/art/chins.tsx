import type { ComponentType } from 'react';
import { Head, type HeadProps } from './Head.tsx';

const neat = {
  before: 'M0-45c-18-6-32 2-32 20l4 19c2-10 4-16 10-20 6-2 12-2 18 0z',
  after: 'M0-45c18-6 32 2 32 20l-4 19c-2-10-4-16-10-20-6-2-12-2-18 0z',
};
const stubble = 'M-29 0c0 24 6 38 18 44 4 2 8 2 11 2V28q-7 0-10-3-5-6-14-8z';
const wild = 'M-29-2c-6 16-2 22-6 30 3 6 0 12 8 16 0 8 8 8 12 12 6 0 8 6 15 4V29q-8 0-11-4-4-6-13-9z';

/** A beard that came in wild, and went. */
const CleanShave = (props: HeadProps) => (
  <Head {...props} skin="fair" hair="brown" before={`${neat.before}${wild}`} after={neat.after} />
);

const BoxedBeard = (props: HeadProps) => (
  <Head
    {...props}
    skin="tan"
    hair="hair"
    before={`${neat.before}${wild}`}
    after={`${neat.after}M29 2c0 22-6 34-18 41-4 2-8 2-11 2v-9q6-1 9-4 6-8 16-14zM0 16q8-3 14 4l-4 3Q5 20 0 20z`}
  />
);

const Moustache = (props: HeadProps) => (
  <Head
    {...props}
    skin="skin"
    hair="ginger"
    before={`${neat.before}${stubble}`}
    after={`${neat.after}M0 15c8-4 13 2 17 5 4 1 6-1 7-4 3 7-3 12-10 10C8 25 5 21 0 21z`}
  />
);

const FullBeard = (props: HeadProps) => (
  <Head
    {...props}
    skin="dark"
    hair="hair"
    before={`${neat.before}${wild}`}
    after={`${neat.after}M29-2c2 24 0 40-12 50-6 4-12 5-17 5V29q7 0 10-4 5-6 14-8z`}
  />
);

/** The same for beards. */
export const beards: Readonly<Record<string, ComponentType<HeadProps>>> = {
  'clean-shave': CleanShave,
  'boxed-beard': BoxedBeard,
  moustache: Moustache,
  'full-beard': FullBeard,
};
