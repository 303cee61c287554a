import { Link } from '../../navigation/Link/Link.tsx';
import { Picture, VisuallyHidden, type PictureProps } from '../../../primitives/index.ts';
import * as styles from './PageStrip.css.ts';

export interface PageStripProps {
  /** Names the list: “The pages of Barbershop Classic”. */
  label: string;
  /** In their order. */
  pages: readonly StripPage[];
  /** Said of a link that opens a new tab. */
  newTab: string;
}

export interface StripPage {
  name: string;
  href: string;
  /** As a phone shows it, twice as high as wide. Without one there is its name. */
  picture?: PictureProps | undefined;
}

/** Shows every page of a website side by side, as phones in a row. The row scrolls if it does not fit. */
export function PageStrip({ label, pages, newTab }: PageStripProps) {
  return (
    <ol aria-label={label} className={styles.root}>
      {pages.map(({ name, href, picture }) => (
        <li key={href} className={styles.page}>
          <div className={styles.glass}>{picture && <Picture {...picture} fit="cover" />}</div>
          <Link href={href} target="_blank" rel="noopener" className={styles.link}>
            {name}
            <VisuallyHidden> {newTab}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ol>
  );
}
