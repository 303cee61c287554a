import type { ReactNode } from 'react';
import { HeadingWithLead } from '../../layout/HeadingWithLead/HeadingWithLead.tsx';
import { Container, Stack } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutProps {
  /** The id of the heading, which names the section. */
  headingId: string;
  heading: string;
  /** 1 where the form is what the page is for; it is then painted as a sign. */
  headingLevel: 1 | 2;
  lead?: string | undefined;
  /** Under the words: whom else to ask, a list, a drawing. */
  aside?: ReactNode;
  tone?: GroundName | undefined;
  id?: string | undefined;
  /** The form, on its paper or its board. Without it, the words stand alone. */
  children?: ReactNode;
}

/** Stands a form beside the words that say what it is for. */
export function FormLayout(props: FormLayoutProps) {
  const { headingId, heading, headingLevel, lead, aside, tone = 'plain', id, children } = props;

  const look = headingLevel === 1 ? 'page' : 'part';

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <Container>
        <div className={styles.layout[look]}>
          <Stack gap="medium">
            <HeadingWithLead id={headingId} headingLevel={headingLevel} heading={heading} lead={lead} />
            {aside}
          </Stack>
          {children && <div className={styles.sheet}>{children}</div>}
        </div>
      </Container>
    </section>
  );
}
