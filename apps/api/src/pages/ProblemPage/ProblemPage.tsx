import type { Failure } from '@awning/contract/failure';
import { brand } from '@awning/content/brand';
import { Container, Stack, Text } from '@awning/ui/primitives';
import { NotFound } from '@awning/ui/sections/NotFound';
import { Frame } from '../Frame/Frame.tsx';
import { headingOf } from './headingOf.ts';
import * as styles from './ProblemPage.css.ts';

export interface ProblemPageProps {
  /** The HTTP status, which tells the kind of problem. */
  status: number;
  failure: Failure;
}

/** Tells a person what went wrong where there is no better page for it. */
export function ProblemPage({ status, failure: { message, fields = {} } }: ProblemPageProps) {
  const wrong = Object.entries(fields);

  return (
    <Frame width="full">
      <NotFound
        code={String(status)}
        heading={headingOf(status)}
        lead={message}
        action={{ href: '/', label: 'Return to Home' }}
      />
      <Container>
        <div className={styles.more}>
          <Stack gap="medium">
            {wrong.length > 0 && (
              <ul className={styles.wrong}>
                {wrong.map(([name, what]) => (
                  <li key={name}>{what}</li>
                ))}
              </ul>
            )}
            <Text tone="muted">
              {brand.name} · {brand.email}
            </Text>
          </Stack>
        </div>
      </Container>
    </Frame>
  );
}
