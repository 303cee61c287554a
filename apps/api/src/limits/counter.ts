/** How often something was done, and the seconds until that is forgotten. */
interface Count {
  count: number;
  seconds: number;
}

/** Counts limited actions. Counting is atomic: no request slips through between reading and writing. */
export interface Counter {
  /** Counts one more, and forgets all of them when the seconds since the first are over. */
  add(key: string, seconds: number): Promise<Count>;
  /** The seconds until a count is forgotten; 0 without one. */
  heldFor(key: string): Promise<number>;
  forget(key: string): Promise<void>;
}
