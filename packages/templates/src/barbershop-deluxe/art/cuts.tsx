import type { ComponentType } from 'react';
import { Head, type HeadProps } from './Head.tsx';

const SideParting = (props: HeadProps) => (
  <Head
    {...props}
    skin="skin"
    hair="brown"
    before="M0-46q-10-5-16 2-12-4-16 7-10 2-7 13-7 6-1 13-5 8 1 13-2 6 5 7l4-8c-2-10 0-18 3-24l3 8 4-10 4 9 4-10 4 9 4-8 5 6z"
    fade="M26-15q3 9 2 18l-4-1q1-9-3-16z"
    after="M0-45c18-6 33 2 32 20l-4 15c-2-9-5-13-10-15-7 2-13 0-18-2z"
    strands="M4-38c8-4 16-4 23 2M6-31c7-2 13-1 18 3"
  />
);

const FrenchCrop = (props: HeadProps) => (
  <Head
    {...props}
    skin="fair"
    hair="ginger"
    before="M0-54a10 10 0 0 0-17 4 10 10 0 0 0-15 8 10 10 0 0 0-9 13 9 9 0 0 0-3 14 9 9 0 0 0 3 14 8 8 0 0 0 7 12l6-5c-3-10-1-20 4-26q12-5 24-2z"
    fade="M26-14q3 8 2 16l-4-2q0-8-2-14z"
    after="M0-44c18-4 30 4 30 20l-2 10-4-8-3 6-4-7-4 7-4-7-4 7-3-6-3 4z"
  />
);

const MidFade = (props: HeadProps) => (
  <Head
    {...props}
    skin="tan"
    hair="hair"
    before="M0-50c-28-4-44 12-43 36 0 10-3 18 0 30 6 2 10 0 14-2-4-14-2-24 5-32 8-4 16-5 24-4z"
    fade="M23-24c4 7 6 16 5 27l-4-2q0-14-7-25z"
    after="M0-46c16-3 28 4 28 18l-4 4c-8-3-15-4-24-3z"
  />
);

const Buzz = (props: HeadProps) => (
  <Head
    {...props}
    skin="fair"
    hair="brown"
    before="M0-46c-26-4-42 10-41 34l-5 54q8 6 13 0 5 6 9-3l-4-31c-3-14 4-26 14-32l14-6z"
    fade="M0-35c19-1 28 10 29 28l-1 8-4-2c0-13-8-21-24-22z"
    after="M0-35c11 0 18 4 22 9-7-2-14-3-22-3z"
    strands="M-36 0l-2 38M-30-4l-1 40M-14-38q-14 8-18 24"
  />
);

const HighTop = (props: HeadProps) => (
  <Head
    {...props}
    skin="dark"
    hair="hair"
    before="M0-58q-8-6-15 0-11-4-16 6-11 0-12 11-9 5-6 14-6 8 0 15 0 9 9 12 4 6 11 2l2-6c-3-10-1-16 4-22 8-3 15-4 23-4z"
    fade="M24-21c3 7 5 15 4 24l-4-2q0-13-5-23z"
    after="M0-62h25l-1 42c-7-4-15-6-24-5z"
    strands="M6-58v26M13-58v27M20-58v28"
  />
);

const Bob = (props: HeadProps) => (
  <Head
    {...props}
    skin="skin"
    hair="hair"
    behind="M0-46c-30-4-46 16-44 40q-6 14 0 24-6 12 2 20-4 10 6 14l36-4V-46zM0-46c26-4 42 12 41 36v38q-8 6-16 3L0 20z"
    before="M0-44c-22-2-38 12-38 36q-4 8 0 16-3 10 4 18 2 8 8 12l1-30c-4-10-3-16 1-22 8-4 16-8 24-9z"
    after="M0-44c24-2 38 12 37 34v36q-6 4-12 1c3-12 4-22 2-34-9-4-18-5-27-4z"
    strands="M-36 26q2 8 8 14M-40 4q0 8 4 14"
  />
);

const SlickBack = (props: HeadProps) => (
  <Head
    {...props}
    skin="fair"
    hair="grey"
    before="M0-46c-22-4-38 8-38 30 0 14-5 24-2 36 6 2 8-2 11-6-2-12 0-20 4-26 4 2 8 0 10 6 2-10 8-18 15-24z"
    fade="M26-15q3 9 2 18l-4-2q0-9-2-14z"
    after="M0-48c20-4 32 6 32 24l-4 12c-3-5-4-9-7-12-6-8-13-9-21-9z"
    strands="M4-42c10 0 18 6 24 18M3-37c8 1 14 6 19 14"
  />
);

const BaldAndBearded = (props: HeadProps) => (
  <Head
    {...props}
    skin="tan"
    hair="hair"
    before="M-28 2c-6 14-2 22-6 30 4 8 2 12 10 14 2 8 10 4 14 8 4-2 6 2 10-1V30q-8 0-11-4-4-6-13-9l-2-15z"
    after="M28 0c1 22-4 36-18 44-4 2-8 2-10 2V30q7 0 11-4 4-6 13-9z"
    strands="M-28-18q6-20 26-18M-29-11q6-22 27-18M-24-24q10-12 22-9"
  />
);

/** Haircuts, half as they come in and half as they go out. */
export const cuts: Readonly<Record<string, ComponentType<HeadProps>>> = {
  'side-parting': SideParting,
  'high-top': HighTop,
  bob: Bob,
  'french-crop': FrenchCrop,
  'mid-fade': MidFade,
  buzz: Buzz,
  'slick-back': SlickBack,
  'bald-and-bearded': BaldAndBearded,
};
