import { useId } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Form } from '../../../components/forms/Form/Form.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import {
  SubmitButton,
  type SubmitButtonProps,
} from '../../../components/forms/SubmitButton/SubmitButton.tsx';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import * as styles from './StatusPanel.css.ts';

export interface StatusPanelProps {
  /** `waiting` while nobody knows yet, then how it went. */
  tone: 'waiting' | 'success' | 'problem';
  /** The page's only `h1`. */
  heading: string;
  /** What it means and what happens next. Each line of it is broken by itself. */
  text: string;
  /** The number people write down. */
  reference?: { label: string; text: string };
  /** Tells those who listen whenever the words change, without their asking. */
  live?: boolean;
  /** One thing to do here that sends something: “Pay now”. */
  form?: (Omit<SubmitButtonProps, 'size'> & { formAction: string }) | undefined;
  /** One way on, or two. The first is the one we hope for. */
  actions?: Actions;
  /** An anchor for links to this part of the page. */
  id?: string;
}

const marks = { waiting: 'waiting', success: 'done', problem: 'problem' } as const;

/** Says how something went, on a sign that hangs in the door, and what can be done next. */
export function StatusPanel({ tone, heading, text, reference, live, form, actions, id }: StatusPanelProps) {
  const headingId = useId();

  return (
    <section id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.sign[tone]}>
          <div className={styles.mark[tone]}>
            <Icon kind={marks[tone]} size="huge" />
          </div>
          <div role={live ? 'status' : undefined} className={styles.words}>
            <Heading id={headingId} level={1} size="xxlarge">
              {heading}
            </Heading>
            <div className={styles.text}>
              {text.split('\n').map((line) => (
                <Text key={line} size="lead">
                  {line}
                </Text>
              ))}
            </div>
            {reference && (
              <p className={styles.reference}>
                {reference.label} <strong>{reference.text}</strong>
              </p>
            )}
          </div>
          {(form || actions) && (
            <div className={styles.actions}>
              {form && (
                <Form formAction={form.formAction}>
                  <SubmitButton label={form.label} busyLabel={form.busyLabel} size="medium" />
                </Form>
              )}
              {actions && !form && <ActionGroup actions={actions} />}
              {/* One bright thing a sign: with something to send, that is it. */}
              {form &&
                actions?.map(({ label, href }) => (
                  <ButtonLink key={href} href={href}>
                    {label}
                  </ButtonLink>
                ))}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
