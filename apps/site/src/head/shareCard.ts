import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The size of the picture that stands for a page where it is shared. */
export const cardSize = { width: 1200, height: 630 } as const;

const withOwn = [paths.template.pattern, paths.post.pattern];

/** The picture that stands for a page where it is shared: its own, or the shop's. The build renders each. */
export function shareCard(path: string): string {
  if (path === paths.home.to()) return '/cards/home.jpg';
  return withOwn.some((pattern) => matchPath(pattern, path)) ? `/cards${path}.jpg` : '/cards/shop.jpg';
}
