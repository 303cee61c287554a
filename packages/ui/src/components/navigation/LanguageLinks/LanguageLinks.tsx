import { Link } from '../Link/Link.tsx';
import * as styles from './LanguageLinks.css.ts';

export interface LanguageLinksProps {
  /** In their own words, always in the same order. One language alone renders nothing. */
  items: readonly LanguageLink[];
  /** Names them for screen readers: “Language”. */
  labels: { nav: string };
}

export interface LanguageLink {
  /** The language's own name for itself: “Deutsch”. */
  label: string;
  /** As BCP 47 has it: `de`, `pt-BR`. Screen readers read the name in that language. */
  lang: string;
  /** The same page in that language. */
  href: string;
  /** The language of this page. */
  current?: boolean;
}

/** Leads to the same page in another language. */
export function LanguageLinks({ items, labels }: LanguageLinksProps) {
  if (items.length < 2) return null;

  return (
    <nav aria-label={labels.nav}>
      <ul className={styles.list}>
        {items.map(({ label, lang, href, current }) => (
          <li key={lang}>
            <Link
              href={href}
              lang={lang}
              hrefLang={lang}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
            >
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
