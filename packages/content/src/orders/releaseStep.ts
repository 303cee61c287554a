const words = {
  pages: (done: number, of: number) => `Page ${done} of ${of}`,
  pictures: (done: number, of: number) => `Picture ${done} of ${of}`,
  packing: (done: number, of: number) => `Packing file ${done} of ${of}`,
};

/** What is being done to a release, and how far that is. */
export const releaseStep = ({ kind, done, of }: { kind: keyof typeof words; done: number; of: number }) =>
  words[kind](done, of);
