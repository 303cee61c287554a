// Capitals, of whichever face is broader: a design in small letters has more room than it is told.
const ofLetter = (letter: string) => (/[I1.,!’' -]/i.test(letter) ? 0.38 : /[MW]/i.test(letter) ? 1 : 0.77);
const breadthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + ofLetter(letter), 0);

/** How broad the broadest of these lines or words is at most, in half ems, rounded up: sizes go by it, without script. */
export const broadestOf = (pieces: readonly string[]): number =>
  Math.ceil(Math.max(0, ...pieces.map(breadthOf)) * 2);

/** The same for the words of a name. */
export const broadestWord = (name: string): number => broadestOf(name.split(/[\s-]+/));

/** Of a design's sizes, one for each half em, that for this breadth. What is broader than the last has the last. */
export const sizeAt = (sizes: readonly string[], halfEms: number): string =>
  sizes[Math.min(halfEms, sizes.length - 1)]!;
