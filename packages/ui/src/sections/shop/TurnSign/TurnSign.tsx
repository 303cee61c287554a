import { useId, type ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Container, Heading, Text, type HeadingProps } from '../../../primitives/index.ts';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import * as styles from './TurnSign.css.ts';

export interface TurnSignProps {
  /** `yours` and `ours` say who moves next; `open` says that neither side need. */
  turn: 'yours' | 'ours' | 'open';
  /** The words on the sign: “Your turn”. */
  sign: string;
  /** What the buyer should do, in one sentence. */
  heading: string;
  /** Its place in the page’s outline. */
  headingLevel: HeadingProps['level'];
  /** The order in figures: its number, what was paid, and when. */
  facts?: ReactNode;
  /** Other facts: how long it takes, by when it is ready, where it is. */
  lead?: ReactNode;
  /** The one thing to do next. It is bright unless it is the other side’s turn. */
  action?: Action | undefined;
  /** What else can be done, after that. */
  second?: Action | undefined;
  /** A form with one button, where the next step sends something. */
  form?: ReactNode;
  /** `short` where it stands over the work itself. */
  size?: 'tall' | 'short';
  /** An anchor for links to this part of the page. */
  id?: string | undefined;
}

/** Says whose turn it is, on a sign that hangs in a shop’s door, and what comes next. */
export function TurnSign(props: TurnSignProps) {
  const { turn, sign, heading, headingLevel, facts, lead, action, second, form, size = 'tall', id } = props;
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root[size]}>
      <Container>
        <div className={styles.layout[size]}>
          <p className={styles.hung[size]}>
            <span className={styles.plate[turn]}>{sign}</span>
          </p>
          <div className={styles.words}>
            <Heading id={headingId} level={headingLevel} size={size === 'tall' ? 'xxlarge' : 'xlarge'}>
              {heading}
            </Heading>
            {facts && (
              <Text size="small" tone="muted">
                {facts}
              </Text>
            )}
            {lead && (
              <Text size={size === 'tall' ? 'lead' : 'medium'} tone="muted">
                {lead}
              </Text>
            )}
          </div>
          {(action ?? second ?? form) && (
            <div className={styles.action}>
              {form}
              {action && (
                <ButtonLink href={action.href} tone={turn === 'ours' ? 'outline' : 'spark'} size="large">
                  {action.label}
                </ButtonLink>
              )}
              {second && (
                <ButtonLink href={second.href} tone="outline" size="large">
                  {second.label}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
