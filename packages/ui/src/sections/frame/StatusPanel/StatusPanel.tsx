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
  /** What can be read later: said under the ways on, which come first. Each line of it is broken by itself. */
  footnote?: string | undefined;
  /** An anchor for links to this part of the page. */
  id?: string;
}

const marks = { waiting: 'waiting', success: 'done', problem: 'problem' } as const;

/** Says how something went, on a sign that hangs in the door, and what can be done next. */
export function StatusPanel(props: StatusPanelProps) {
  const { tone, heading, text, reference, live, form, actions, footnote, id } = props;
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
              <Lines text={text} size="lead" />
            </div>
            {actions && !form && (
              <div className={styles.actions}>
                <ActionGroup actions={actions} />
              </div>
            )}
            {footnote && (
              <div className={styles.text}>
                <Lines text={footnote} size="medium" />
              </div>
            )}
            {reference && (
              <p className={styles.reference}>
                {reference.label} <strong>{reference.text}</strong>
              </p>
            )}
          </div>
          {/* Not among what is read aloud: its button changes its words while it sends. */}
          {form && (
            <div className={styles.actions}>
              <Form formAction={form.formAction}>
                <SubmitButton label={form.label} busyLabel={form.busyLabel} size="medium" />
              </Form>
              {/* One bright thing a sign: with something to send, that is it. */}
              {actions?.map(({ label, href }) => (
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

const Lines = ({ text, size }: { text: string; size: 'lead' | 'medium' }) =>
  text.split('\n').map((line) => (
    <Text key={line} size={size}>
      {line}
    </Text>
  ));
