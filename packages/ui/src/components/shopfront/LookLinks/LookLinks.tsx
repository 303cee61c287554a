'use client';

import { useId } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { opensElsewhere } from '../../navigation/Link/opensElsewhere.ts';
import * as styles from './LookLinks.css.ts';

export interface LookLinksProps {
  /** What the looks vary: “Colours”. */
  label: string;
  /** Two to five, the design’s own first. */
  items: readonly LookLink[];
  /** Shows it at once, where there is script: called with the address. Without it, the browser goes there. */
  onChoose?: ((href: string) => void) | undefined;
}

export interface LookLink {
  /** In words that tell a visitor what they have not seen yet. */
  label: string;
  /** This page, showing that look. */
  href: string;
  /** It is the one that is shown. */
  current?: boolean;
  /** The few that are seen most, as `#5a1720`: drawn as the cloth of an awning. */
  colours?: readonly string[];
}

/** Leads to the current page in other colours or letters. Links, so that the address keeps the choice. */
export function LookLinks({ label, items, onChoose }: LookLinksProps) {
  const id = useId();

  return (
    <div className={styles.root}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {items.map(({ label: name, href, current, colours }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              className={styles.link}
              aria-current={current ? 'true' : undefined}
              onClick={(event) => {
                if (!onChoose || opensElsewhere(event)) return;
                event.preventDefault();
                onChoose(href);
              }}
            >
              {colours && <Swatch colours={colours} />}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How far a stripe hangs, and how wide it is. */
const drop = 20;
const stripe = 16;

function Swatch({ colours }: { colours: readonly string[] }) {
  const stripes = colours.map((colour, place) => ({
    colour,
    d: `M${place * stripe} 0h${stripe}v${drop}a8 8 0 0 1-${stripe} 0z`,
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stripe * colours.length} ${drop + stripe / 2}`}
      preserveAspectRatio="none"
      className={styles.swatch}
    >
      {stripes.map(({ colour, d }) => (
        <path key={d} fill={colour} d={d} />
      ))}
    </svg>
  );
}
