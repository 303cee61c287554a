// A browser may forbid it or be full: then nothing is kept, and nothing breaks.
const tried = <Result>(act: () => Result): Result | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** What this browser was asked to keep under a name for as long as this tab is open. */
export const readForTab = (key: string): string | null => tried(() => sessionStorage.getItem(key));

/** Asks it to keep a word so. */
export const writeForTab = (key: string, word: string): unknown =>
  tried(() => sessionStorage.setItem(key, word));

/** Lets go of a word, where it was kept at all. */
export const removeForTab = (key: string): unknown => tried(() => sessionStorage.removeItem(key));
