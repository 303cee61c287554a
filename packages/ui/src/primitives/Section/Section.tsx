import type { ReactNode } from 'react';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends ContainerProps {
  children: ReactNode;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** `tint` sets it off from its neighbours; `deep` is a painted board. */
  tone?: keyof typeof styles.tone;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** A full-width block of a page, named by its heading, with room to breathe above and below. */
export function Section({ children, labelledBy, tone = 'plain', width = 'content', id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.root} ${styles.tone[tone]}`}>
      <Container width={width}>{children}</Container>
    </section>
  );
}
