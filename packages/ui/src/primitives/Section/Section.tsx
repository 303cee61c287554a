import type { ReactNode } from 'react';
import { ground } from '../../theme/ground.css.ts';
import type { GroundName } from '../../theme/grounds.ts';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends ContainerProps {
  children: ReactNode;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** What it is painted on. `tint` sets it off from its neighbours; `deep` is a painted board. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string | undefined;
}

/** A full-width block of a page, named by its heading, with room to breathe above and below. */
export function Section({ children, labelledBy, tone = 'plain', width = 'content', id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.root} ${ground[tone]}`}>
      <Container width={width}>{children}</Container>
    </section>
  );
}
