/** One page of a website we sell. */
export interface TemplatePage {
  /** Which page of its design it is, even where a business calls it otherwise; the home page has none. */
  slug: string;
  name: string;
}

/** One page of a design. */
export interface DesignPage extends TemplatePage {
  /**
   * The places in content that it shows: `prices.groups`, `design.rooms`. Where all of them are empty, there is no such
   * page. Without `needs` the page is always there.
   */
  needs?: readonly string[];
  /**
   * The place in content of what its own name promises, where it shows more than that: without it the page bears the name
   * of the business’s story.
   */
  promises?: string;
  /** The place in content of its subject, as `people.items.0.name`. It names the page unless the owner does. */
  called?: string;
}
