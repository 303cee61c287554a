import * as styles from './SocialLinks.css.ts';

// Drawn with one brush, like the rest of the street, in a box of 20.
const drawings = {
  facebook: 'M14 2.5h-1.5Q9 2.5 9 6v12M5.5 9.5H13',
  instagram:
    'M6 2h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zM10 6.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z',
  linkedin: 'M3.5 8v9M3.5 3v1.5M9 17V8m0 4q0-3.5 3.8-3.5T16.5 12v5',
  x: 'M3 3l14 14M17 3L3 17',
  youtube: 'M4 4h12q2.5 0 2.5 2.5v7Q18.5 16 16 16H4q-2.5 0-2.5-2.5v-7Q1.5 4 4 4zM8.5 7.5v5l4-2.5z',
} as const;

export interface SocialLink {
  /** The name of the network: “Instagram”. */
  label: string;
  href: string;
  icon: keyof typeof drawings;
}

export interface SocialLinksProps {
  /** The few that the shop keeps up. */
  links: readonly SocialLink[];
  /** Names the list for screen readers. */
  label: string;
  /** `framed` is large enough for a thumb; `bare` stands in a crowded row. */
  look?: 'bare' | 'framed';
}

/** Leads to the shop's pages elsewhere. */
export function SocialLinks({ links, label, look = 'framed' }: SocialLinksProps) {
  if (links.length === 0) return null;

  return (
    <ul aria-label={label} className={styles.list[look]}>
      {links.map(({ label: place, href, icon }) => (
        <li key={href}>
          <a href={href} rel="me" aria-label={place} className={styles.look[look]}>
            <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
              <path d={drawings[icon]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
