import { useId, type ReactNode } from 'react';
import { HeadingWithLead } from '../HeadingWithLead/HeadingWithLead.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { DoneMessage } from '../../feedback/DoneMessage/DoneMessage.tsx';
import { TapedPaper } from '../../paper/TapedPaper/TapedPaper.tsx';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import * as styles from './AccountHeader.css.ts';

export interface AccountHeaderProps {
  /** The page’s only `h1`. */
  heading: string;
  /** Whose account it is. */
  lead?: string | undefined;
  /** Something about the account that the customer should see to, and one thing to do about it. */
  notice?: AccountNotice | undefined;
  /** The notice stands after the children: what is to be done there comes first. It is beside them where there is room. */
  noticeLast?: boolean;
  /** Whether the content over the counter is still loading. */
  busy?: boolean;
  /** An anchor for links to this part of the page. */
  id?: string | undefined;
  children: ReactNode;
}

export interface AccountNotice {
  heading: string;
  text: string;
  action: { label: string; busyLabel: string; onClick: () => void };
  status?: 'idle' | 'submitting' | 'success';
  /** Takes the button’s place once it is done. */
  done: string;
}

/** Opens a customer's own page: whose it is, and what is pinned up for them to see to. */
export function AccountHeader(props: AccountHeaderProps) {
  const { heading, lead, notice, noticeLast = false, busy = false, id, children } = props;
  const headingId = useId();
  const first = noticeLast ? undefined : notice;

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      className={`${ground.plain} ${styles.root}`}
    >
      <Container>
        <div className={first ? styles.head.withNotice : styles.head.alone}>
          <div className={styles.words}>
            <HeadingWithLead id={headingId} headingLevel={1} heading={heading} lead={lead} />
          </div>
          {first && <Pinned {...first} />}
        </div>
        {noticeLast && notice ? (
          <div className={styles.withLast}>
            <div className={styles.part}>{children}</div>
            <Pinned {...notice} />
          </div>
        ) : (
          children
        )}
      </Container>
    </section>
  );
}

function Pinned({ heading, text, action, status = 'idle', done }: AccountNotice) {
  return (
    <TapedPaper>
      <div className={styles.notice}>
        <Heading level={2} size="medium">
          {heading}
        </Heading>
        <Text size="small">{text}</Text>
        {status !== 'success' && (
          <Button tone="paper" size="small" busy={status === 'submitting'} onClick={action.onClick}>
            {status === 'submitting' ? action.busyLabel : action.label}
          </Button>
        )}
        <DoneMessage>{status === 'success' ? done : undefined}</DoneMessage>
      </div>
    </TapedPaper>
  );
}
