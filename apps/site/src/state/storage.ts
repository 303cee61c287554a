// A browser may forbid it or be full: then nothing is kept, and nothing breaks.
const tried = <Result>(act: () => Result): Result | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** What this browser was asked to keep under a name. */
export const recall = (key: string): string | null => tried(() => localStorage.getItem(key));

/** Asks this browser to keep a word. */
export const remember = (key: string, word: string): unknown => tried(() => localStorage.setItem(key, word));

/** Lets go of a word, where it was kept at all. */
export const forget = (key: string): unknown => tried(() => localStorage.removeItem(key));
