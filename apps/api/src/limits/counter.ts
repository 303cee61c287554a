/** How often something was done, and the seconds until that is forgotten. */
interface Count {
  count: number;
  seconds: number;
}

/** Counts what is limited. Counting is one step: no request slips through between looking and writing. */
export interface Counter {
  /** Counts one more, and forgets them all when the seconds since the first are over. */
  add(key: string, seconds: number): Promise<Count>;
  /** The seconds until what was counted is forgotten; 0 when nothing was. */
  heldFor(key: string): Promise<number>;
  forget(key: string): Promise<void>;
}
