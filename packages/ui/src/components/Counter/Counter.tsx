import { useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { SavedNote } from '../SavedNote/SavedNote.tsx';
import { TapedPaper } from '../TapedPaper/TapedPaper.tsx';
import { Container, Heading, Text } from '../../primitives/index.ts';
import { ground } from '../../theme/ground.css.ts';
import * as styles from './Counter.css.ts';

export interface CounterProps {
  /** The page’s only `h1`. */
  heading: string;
  /** Whose account it is. */
  lead?: string | undefined;
  /** Something about the account that somebody should see to, and one thing to do about it. */
  notice?: CounterNotice | undefined;
  /** What hangs over the counter is on its way. */
  busy?: boolean;
  children: ReactNode;
}

export interface CounterNotice {
  heading: string;
  text: string;
  action: { label: string; busyLabel: string; onClick: () => void };
  status?: 'idle' | 'busy' | 'done';
  /** Takes the button’s place once it is done. */
  done: string;
}

/** Opens a page that is somebody’s own: whose it is, and what is pinned up for them to see to. */
export function Counter({ heading, lead, notice, busy = false, children }: CounterProps) {
  const headingId = useId();

  return (
    <section
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      className={`${ground.plain} ${styles.root}`}
    >
      <Container>
        <div className={notice ? styles.head.withNotice : styles.head.alone}>
          <div className={styles.words}>
            <Heading id={headingId} level={1} size="page" tone="sign">
              {heading}
            </Heading>
            {lead && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
          </div>
          {notice && <Pinned {...notice} />}
        </div>
        {children}
      </Container>
    </section>
  );
}

function Pinned({ heading, text, action, status = 'idle', done }: CounterNotice) {
  return (
    <TapedPaper>
      <div className={styles.notice}>
        <Heading level={2} size="medium">
          {heading}
        </Heading>
        <Text size="small">{text}</Text>
        {status !== 'done' && (
          <Button tone="paper" size="small" busy={status === 'busy'} onClick={action.onClick}>
            {status === 'busy' ? action.busyLabel : action.label}
          </Button>
        )}
        <SavedNote>{status === 'done' ? done : undefined}</SavedNote>
      </div>
    </TapedPaper>
  );
}
