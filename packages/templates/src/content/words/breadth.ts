// Breadths of capitals in the broader face: a design in small letters has more room than this says.
const ofLetter = (letter: string) => (/[I1.,!’' -]/i.test(letter) ? 0.38 : /[MW]/i.test(letter) ? 1 : 0.77);
const breadthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + ofLetter(letter), 0);

/** The greatest breadth of these lines or words, in half ems, rounded up: sizes follow from it, without script. */
export const broadestOf = (pieces: readonly string[]): number =>
  Math.ceil(Math.max(0, ...pieces.map(breadthOf)) * 2);

/** The same for the words of a name. */
export const broadestWord = (name: string): number => broadestOf(name.split(/[\s-]+/));

/** The size for a breadth, of a design's sizes for each half em. Broader text has the last. */
export const sizeAt = (sizes: readonly string[], halfEms: number): string =>
  sizes[Math.min(halfEms, sizes.length - 1)]!;
