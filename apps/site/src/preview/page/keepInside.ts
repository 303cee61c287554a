/** The address of a page of the site: it is never requested. */
export const hrefOf = (slug: string) => `?page=${encodeURIComponent(slug)}`;

/**
 * Keeps a visitor inside a preview: a link to a page of the site is reported, one to a part of the page leads there,
 * and all others that would lead away (other sites, telephones, forms) do nothing.
 */
export function keepInside(root: Document, onFollow: (page: string) => void) {
  /** The part that the requested page is to show, once it is there. */
  let wanted = '';

  const show = (id: string) => {
    const part = id && root.getElementById(id);
    if (!part) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  };

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    if (!link) return;
    event.preventDefault();
    const href = link.getAttribute('href') ?? '';
    const [before = '', fragment = ''] = href.split('#');
    const part = decodeURIComponent(fragment);
    if (before === '') show(part);
    if (!before.startsWith('?')) return;
    wanted = part;
    const page = new URLSearchParams(before).get('page') ?? '';
    // A part of the page that is shown already.
    show(part);
    onFollow(page);
  };

  root.addEventListener('click', follow);
  root.addEventListener('auxclick', follow);
  root.addEventListener('submit', (event) => event.preventDefault());

  return {
    /** Another page is shown. */
    arrive: () => {
      root.defaultView?.scrollTo(0, 0);
      show(wanted);
      wanted = '';
    },
  };
}
