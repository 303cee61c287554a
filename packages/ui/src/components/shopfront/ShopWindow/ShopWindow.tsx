import type { ReactNode } from 'react';
import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { Picture, type PictureProps } from '../../../primitives/index.ts';
import { Cloth } from '../Cloth/Cloth.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import * as styles from './ShopWindow.css.ts';

export interface ShopWindowProps {
  /** The class that dresses it: made with `createTheme(windowVars, …)`. Without it, it has no shop’s colours. */
  theme?: string;
  /** `small` beside words, `medium` in a list, `large` for the one window a page is about. */
  size?: 'small' | 'medium' | 'large';
  /** What stands in the glass, four wide and three high. */
  picture?: PictureProps;
  /**
   * The same on a phone. A large window always shows it. Others load it, on a screen wider than a phone’s, once the
   * card around them has the pointer or the focus.
   */
  phone?: PictureProps | undefined;
  /** Pasted on the glass of a shop that stands empty. */
  bill?: { heading: string; note?: string };
  /** A strip of paper on the glass: `new` in a corner, for what has just come; `gone` across it, if unavailable. */
  sticker?: { label: string; tone: keyof typeof styles.sticker } | undefined;
  /** The shutter is down: its content is loading. */
  shut?: boolean;
  /** What is painted below the sill, where it leads, and what else there is to choose. */
  riser?: { note: string; link: Action & { newTab: string }; choices?: ReactNode };
  /** A drawing or a shutter in the glass, where it is no picture. */
  children?: ReactNode;
}

/** Shows a website as a shop shows its goods: under an awning, behind glass, on a sill. */
export function ShopWindow(props: ShopWindowProps) {
  const { theme = styles.unlet, size = 'medium', picture, phone, bill, sticker, shut = false } = props;
  const { riser, children } = props;
  const late = size === 'medium' && picture && !picture.priority && styles.late;
  const glass = shut ? 'shut' : bill ? 'empty' : 'lit';

  return (
    <div className={`${styles.root} ${styles.size[size]} ${theme}`}>
      <div className={styles.awning}>
        <Cloth dye="window" size={size} />
      </div>
      <div className={[styles.pane[glass], late].filter(Boolean).join(' ')}>
        {children}
        {picture && <Picture {...picture} fit="cover" />}
        {bill && (
          <p className={styles.bill}>
            <span className={styles.billHeading}>{bill.heading}</span>
            {bill.note && <span className={styles.billNote}>{bill.note}</span>}
          </p>
        )}
        {sticker && <p className={styles.sticker[sticker.tone]}>{sticker.label}</p>}
        {phone && size === 'large' && (
          <div className={styles.phone.always}>
            <Picture {...phone} fit="cover" />
          </div>
        )}
        {phone && size !== 'large' && (
          <div className={styles.phone.onAttention}>
            <Picture {...phone} />
          </div>
        )}
      </div>
      <div className={styles.sill} />
      {riser && (
        <div className={styles.riser}>
          <p>{riser.note}</p>
          <Link
            href={riser.link.href}
            className={styles.riserLink}
            target="_blank"
            rel="noopener"
            aria-label={`${riser.link.label} ${riser.link.newTab}`}
          >
            {riser.link.label}
          </Link>
          {riser.choices && <div className={styles.choices}>{riser.choices}</div>}
        </div>
      )}
    </div>
  );
}
