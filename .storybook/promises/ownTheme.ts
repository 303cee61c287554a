import { classesOf, themes } from '../../packages/ui/src/docs/themes.ts';

const inkOf = (element: Element) => getComputedStyle(element).getPropertyValue('--ui-color-ink');

function findUnlike(root: Element, ink: string, depth: number): Element[] {
  return [...root.children].flatMap((child) => {
    if (inkOf(child) !== ink) return [child];
    return depth > 0 ? findUnlike(child, ink, depth - 1) : [];
  });
}

/** A site we sell brings its own theme, near the top of what it renders, and wears that by day and by night. */
export const findOwnThemed = ({ body, documentElement }: Document) =>
  findUnlike(body, inkOf(documentElement), 4);

/** The findings on the page as it would be in another theme. */
export async function findIn<Found>(
  theme: string,
  current: string,
  find: () => Found | Promise<Found>,
): Promise<Found> {
  const { classList } = document.documentElement;
  classList.remove(...classesOf(current));
  classList.add(...classesOf(theme));
  try {
    return await find();
  } finally {
    classList.remove(...classesOf(theme));
    classList.add(...classesOf(current));
  }
}

/** The findings in each theme that the page does not have. */
export async function findInOthers<Found>(
  current: string,
  find: (theme: string) => Found[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const theme of Object.keys(themes)) {
    if (theme !== current) found.push(...(await findIn(theme, current, () => find(theme))));
  }
  return found;
}
