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
  /** `waiting` while the outcome is unknown, then the outcome. */
  tone: 'waiting' | 'success' | 'problem';
  /** The page's only `h1`. */
  heading: string;
  /** What it means and what happens next. Each of its lines is set as a line of its own. */
  text: string;
  /** The number people write down. */
  reference?: { label: string; text: string };
  /** Has screen readers announce the words whenever they change. */
  live?: boolean;
  /** One thing to do here that sends something: “Pay now”. */
  form?: (Omit<SubmitButtonProps, 'size'> & { formAction: string }) | undefined;
  /** One way on, or two. The first is the one the page hopes for. */
  actions?: Actions;
  /** Words that can be read later: under the links, which come first. Each of its lines is set as a line of its own. */
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
          {/* Outside the live region: its button changes its words while it sends. */}
          {form && (
            <div className={styles.actions}>
              <Form formAction={form.formAction}>
                <SubmitButton label={form.label} busyLabel={form.busyLabel} size="medium" />
              </Form>
              {/* One bright thing a sign: the button that sends something, where there is one. */}
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
