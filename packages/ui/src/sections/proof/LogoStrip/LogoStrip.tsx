import { useId } from 'react';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Container, Picture, Text, type PictureProps } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './LogoStrip.css.ts';

export interface LogoStripProps {
  /** Says what the names have to do with us, and names the strip: “Papers we have been in”. */
  heading: string;
  /** Real ones, with their permission. Without any, nothing is rendered. */
  items: readonly LogoStripItem[];
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface LogoStripItem {
  name: string;
  /** Their mark. Without one, the name is painted as a signwriter would. */
  picture?: Omit<PictureProps, 'alt' | 'priority' | 'fit'>;
  href?: string;
}

/** Names others who stand by us, in a row that does not move. */
export function LogoStrip({ heading, items, tone = 'plain', id }: LogoStripProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <Container>
        <Text id={headingId} size="small" tone="muted">
          {heading}
        </Text>
        <ul className={styles.row}>
          {items.map(({ name, picture, href }, place) => {
            const mark = picture ? (
              <span className={styles.picture}>
                <Picture {...picture} alt={name} />
              </span>
            ) : (
              <span className={styles.hand[styles.hands[place % styles.hands.length]!]}>{name}</span>
            );
            return (
              <li key={name} className={styles.item}>
                {href ? (
                  <Link href={href} className={styles.link}>
                    {mark}
                  </Link>
                ) : (
                  mark
                )}
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
