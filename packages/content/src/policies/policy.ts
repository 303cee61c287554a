/** A policy as it is read: numbered parts, each of which can be linked to. */
export interface Policy {
  title: string;
  heading: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** In force since, as `2026-03-02`. */
  date: string;
  parts: readonly PolicyPart[];
}

export interface PolicyPart {
  /** An anchor; never changed. */
  id: string;
  heading: string;
  body: readonly PolicyBlock[];
}

/** A paragraph, a list, or terms with a description each. A link is written `[words](/address)`. */
export type PolicyBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly { name: string; words: string }[] };

/** Words round every policy. */
export const policyLabels = { contents: 'On this page', date: 'In force since' } as const;
