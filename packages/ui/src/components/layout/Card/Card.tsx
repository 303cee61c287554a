import { useId, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../primitives/index.ts';
import { CardLink } from '../../navigation/CardLink/CardLink.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  heading: string;
  headingLevel: HeadingProps['level'];
  /** How large it is drawn, where its place in the outline does not say. */
  headingSize?: HeadingProps['size'];
  /** Where the whole card leads. Without it, nothing but `actions` can be pressed. */
  href?: string | undefined;
  /** Drawn over the heading and read after it: a plate, a date. */
  kicker?: ReactNode;
  /** Drawn first, from edge to edge: a picture. Nothing in it can be pressed. */
  media?: ReactNode;
  /** What is to be said. Nothing in it can be pressed. */
  children?: ReactNode;
  /** Links or buttons of their own, above the card's link. */
  actions?: ReactNode;
  /** `raised` follows the theme; `paper` stays paper by day and by night. */
  tone?: keyof typeof styles.tone;
}

/** Frames one thing among others and makes the whole of it one link, with nothing to press inside another. */
export function Card(props: CardProps) {
  const { heading, headingLevel, headingSize = 'large', href, kicker, media, children, actions } = props;
  const headingId = useId();

  return (
    <article aria-labelledby={headingId} className={styles.tone[props.tone ?? 'raised']}>
      <div className={styles.words}>
        <Heading id={headingId} level={headingLevel} size={headingSize}>
          {href ? <CardLink href={href}>{heading}</CardLink> : heading}
        </Heading>
        {kicker && <div className={styles.kicker}>{kicker}</div>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {media && <div className={styles.media}>{media}</div>}
    </article>
  );
}
