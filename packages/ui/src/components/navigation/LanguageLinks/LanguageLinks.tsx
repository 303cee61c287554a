import { Link } from '../Link/Link.tsx';
import * as styles from './LanguageLinks.css.ts';

export interface LanguageLinksProps {
  /** In their own words, always in the same order. One language alone renders nothing. */
  items: readonly LanguageLink[];
  /** Names them for those who listen: “Language”. */
  labels: { nav: string };
}

export interface LanguageLink {
  /** What it calls itself, whatever the language of the page: “Deutsch”. */
  label: string;
  /** As BCP 47 has it: `de`, `pt-BR`. It is read out in that tongue. */
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
