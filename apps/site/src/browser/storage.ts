// A browser may forbid it or be full: then nothing is kept, and nothing breaks.
const tried = <Result>(act: () => Result): Result | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** What this browser was asked to keep under a name. */
export const readStored = (key: string): string | null => tried(() => localStorage.getItem(key));

/** Asks this browser to keep a word. */
export const writeStored = (key: string, word: string): unknown =>
  tried(() => localStorage.setItem(key, word));

/** Lets go of a word, where it was kept at all. */
export const removeStored = (key: string): unknown => tried(() => localStorage.removeItem(key));
