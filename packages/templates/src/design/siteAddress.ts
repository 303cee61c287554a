/** Makes the addresses of a site that stands under `root`, which ends in a slash. */
export function addressesUnder(root: string): (slug: string) => string {
  return (slug) => (slug === '' ? root : `${root}${slug}/`);
}
