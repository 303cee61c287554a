const words = {
  pages: (done: number, of: number) => `Page ${done} of ${of}`,
  pictures: (done: number, of: number) => `Picture ${done} of ${of}`,
  packing: (done: number, of: number) => `Packing file ${done} of ${of}`,
};

/** The step of a release that is being built, and how far it is. */
export const releaseStep = ({ kind, done, of }: { kind: keyof typeof words; done: number; of: number }) =>
  words[kind](done, of);
