/** One page of a website we sell. */
export interface TemplatePage {
  /** What stands behind the site's own address; the home page has none. */
  slug: string;
  name: string;
}
