import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Cloth } from '../../../components/shopfront/Cloth/Cloth.tsx';
import { TapedPaper } from '../../../components/paper/TapedPaper/TapedPaper.tsx';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** Over the door, as a house number: “404”. */
  code: string;
  /** Says what is missing: a page, a template, an order. */
  heading: string;
  /** What the visitor may try instead. */
  lead?: string;
  /** The way out. */
  action: Action;
  /** A second way, for a visitor who wanted something else. */
  second?: Action | undefined;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Stands where a page would be: a shop with its shutter down, a notice on it, and the way out. */
export function NotFound({ code, heading, lead, action, second, id }: NotFoundProps) {
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.building}>
          <p className={styles.sign}>{code}</p>
          <div className={styles.awning}>
            <Cloth size="medium" />
          </div>
          <div className={styles.shutter}>
            <div className={styles.notice}>
              <TapedPaper hung="crooked">
                <div className={styles.words}>
                  <Heading id={headingId} level={1} size="xxlarge">
                    {heading}
                  </Heading>
                  {lead && <Text>{lead}</Text>}
                  <ButtonLink href={action.href} tone="action">
                    {action.label}
                  </ButtonLink>
                  {second && (
                    <ButtonLink href={second.href} tone="quiet">
                      {second.label}
                    </ButtonLink>
                  )}
                </div>
              </TapedPaper>
            </div>
          </div>
          <div className={styles.sill} />
          <Cat />
        </div>
      </Container>
      <div className={styles.pavement} />
    </section>
  );
}

function Cat() {
  return (
    <svg viewBox="0 0 180 92" aria-hidden="true" className={styles.cat}>
      <path d="M132 70q30 2 28 16" className={styles.tail} />
      <path d="M24 72c-4-26 18-36 52-36 40 0 72 8 72 36z" />
      <circle cx="30" cy="44" r="22" />
      <path d="M9 42V12l20 15z" />
      <path d="M51 42V12L31 27z" />
      <circle cx="22" cy="43" r="3.6" className={styles.eye} />
      <circle cx="38" cy="43" r="3.6" className={styles.eye} />
      <path d="M84 44q4 8 2 16M100 45q5 8 3 17M116 49q4 7 3 14" className={styles.stripe} />
    </svg>
  );
}
