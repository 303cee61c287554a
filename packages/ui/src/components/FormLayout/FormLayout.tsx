import type { ReactNode } from 'react';
import { Container, Heading, Stack, Text } from '../../primitives/index.ts';
import { ground } from '../../theme/ground.css.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutProps {
  /** The heading's, which names the section. */
  headingId: string;
  heading: string;
  /** 1 where the form is what the page is for; it is then painted as a sign. */
  level: 1 | 2;
  lead?: string | undefined;
  /** Under the words: whom else to ask, a list, a drawing. */
  aside?: ReactNode;
  tone?: GroundName;
  id?: string | undefined;
  /** The form, on whatever it is written on. Without it, the words stand alone. */
  children?: ReactNode;
}

/** Stands a form beside the words that say what it is for. */
export function FormLayout(props: FormLayoutProps) {
  const { headingId, heading, level, lead, aside, tone = 'plain', id, children } = props;

  const look = level === 1 ? 'page' : 'part';

  return (
    <section id={id} aria-labelledby={headingId} className={`${ground[tone]} ${styles.root}`}>
      <Container>
        <div className={styles.layout[look]}>
          <Stack gap="large">
            <Heading
              id={headingId}
              level={level}
              size={level === 1 ? 'page' : 'xxlarge'}
              tone={level === 1 ? 'sign' : 'ink'}
            >
              {heading}
            </Heading>
            {lead && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {aside}
          </Stack>
          {children && <div className={styles.sheet}>{children}</div>}
        </div>
      </Container>
    </section>
  );
}
