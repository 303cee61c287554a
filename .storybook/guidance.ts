/** A key as keyboards name it: Tab, Enter, Space, ArrowDown, Home, Escape. */
type Key = string;

/**
 * The part of a component's or section's docs page that cannot be read from its code and its stories. It stands beside
 * the stories as `Name.guidance.ts`, and each line is short and true of this piece alone.
 */
export interface Guidance {
  /** `new` until two places use it; `leaving` once another does its job better. */
  status: 'new' | 'stable' | 'leaving';
  /** The first version of the package with it. */
  since: string;
  /** The moments when it is right: two or three. */
  use: readonly [string, ...string[]];
  /** Pieces for other moments: a name, and when. */
  instead: readonly { take: string; when: string }[];
  /**
   * A story that does it well beside one that does not, by the names that they are exported under. The second is tagged
   * `dont`, and with `!test`, `!dev` and `!autodocs`, so that neither axe nor a promise checks its fault.
   */
  pairs: readonly { heading: string; do: string; dont: string; why: { do: string; dont: string } }[];
  /** Its texts. Their lengths are measured from the stories; `keep` is the length to keep to. */
  words: readonly {
    /** As code reaches it: `heading`, `items[].question`, `action.label`. */
    prop: string;
    writer: 'owner' | 'designer' | 'developer' | 'customer';
    /** In characters. */
    keep: number;
  }[];
  keys: readonly { keys: readonly [Key, ...Key[]]; does: string }[];
  /** What screen readers announce, and what is left without script, in print and with less motion. */
  said: readonly { when: string; what: string }[];
}
