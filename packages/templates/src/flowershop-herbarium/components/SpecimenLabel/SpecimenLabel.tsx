import type { Action } from '@awning/ui/components/ActionGroup';
import { VisuallyHidden } from '@awning/ui/primitives';
import { sheet } from '@awning/ui/theme/paper';
import * as styles from './SpecimenLabel.css.ts';

export interface SpecimenLabelProps {
  /** Whose collection it belongs to: set small, above the line. */
  collection?: string;
  /** What it is, by its full name: “Helenium autumnale”, “Boletus edulis”. */
  name: string;
  /** The language of the name, where it is not the page’s: `la`. */
  nameLanguage?: string;
  /** What people call it. */
  commonName?: string;
  /** A line each: where it was found, when, by whom. */
  lines?: readonly string[];
  /** The last line, and the one that is looked for: a price. */
  price?: string;
  /** Where to ask for it, beside the price. Its words are completed by the name for whoever hears them. */
  action?: Action;
  /** Where the name heads what is on the sheet: its place in the page’s outline. */
  headingLevel?: 2 | 3;
}

/** Says what a thing is, where it comes from and what it costs, on a label typed for it alone. */
export function SpecimenLabel(props: SpecimenLabelProps) {
  const { collection, name, nameLanguage, commonName, lines = [], price, action, headingLevel } = props;
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'p';

  return (
    <div className={`${sheet} ${styles.root}`}>
      {collection && <p className={styles.collection}>{collection}</p>}
      <Name className={styles.names}>
        <em lang={nameLanguage} className={styles.name}>
          {name}
        </em>{' '}
        {commonName && <span className={styles.commonName}>{commonName}</span>}
      </Name>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {(price || action) && (
        <p className={styles.last}>
          {price && <b className={styles.price}>{price}</b>}{' '}
          {action && (
            <a href={action.href} className={styles.action}>
              {action.label}
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>
          )}
        </p>
      )}
    </div>
  );
}
