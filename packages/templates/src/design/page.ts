/** One page of a website we sell. */
export interface TemplatePage {
  /** Which page of its design it is, whatever a business calls it; the home page has none. */
  slug: string;
  name: string;
}

/** One page of a design. */
export interface DesignPage extends TemplatePage {
  /**
   * What it is there to show, by where it stands in content: `prices.groups`, `design.rooms`. Where none of it is said,
   * there is no such page. Without this, the page is always there.
   */
  needs?: readonly string[];
  /** Where in content stands what it is about, as `people.items.0.name`: unless its owner names it, it is called that. */
  called?: string;
}
