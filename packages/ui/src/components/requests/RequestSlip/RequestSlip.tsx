import type { ReactNode } from 'react';
import { Heading, Stack, Text, type HeadingProps } from '../../../primitives/index.ts';
import { cut } from '../../../theme/cut.css.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Honeypot, type HoneypotProps } from '../../forms/Honeypot/Honeypot.tsx';
import { fields } from '../RequestField/RequestField.css.ts';
import * as styles from './RequestSlip.css.ts';

export interface RequestSlipProps {
  /** The section’s own anchor. The form is `{id}-form`, and the answer after sending stands at `#{id}-sent`. */
  id: string;
  heading: string;
  /** Given to the heading: it names the form, and may name the section. */
  headingId: string;
  headingLevel: HeadingProps['level'];
  lead?: string | undefined;
  /** The fields: two abreast where there is room, but for those that are `wide`. */
  children: ReactNode;
  submit: string;
  /** Where it is posted to. Without it, it is a demonstration: see below. */
  formAction?: string | undefined;
  /** Adds a field for machines alone, which people leave empty. A demonstration has none: it sends nothing. */
  honeypot?: HoneypotProps | undefined;
  footnote?: string | undefined;
  sent: { heading: string; text: string };
  /** What it is painted on. */
  slip?: GroundName | undefined;
  /**
   * What else a visitor may want to know: a telephone number, the hours. It is shown where the slip stands alone on a
   * wide page, under the heading, and nowhere else: write nothing that is only said here.
   */
  facts?: ReactNode;
}

/**
 * Takes down a customer's request, and is sent by the browser itself: no script.
 *
 * Without a `formAction` it is a demonstration: it goes by GET to an anchor on the same page. Its fields must then have
 * no names, so that no typed word leaves the browser.
 */
export function RequestSlip(props: RequestSlipProps) {
  const { id, heading, headingId, headingLevel, lead, children } = props;
  const { submit, formAction, honeypot, footnote, sent, slip = 'tint', facts } = props;
  const sentId = `${id}-sent`;
  const way = formAction ? { action: formAction, method: 'post' } : { action: `#${sentId}`, method: 'get' };

  return (
    <div className={styles.room}>
      <form
        id={`${id}-form`}
        className={`${ground[slip]} ${styles.slip} ${cut.first}`}
        aria-labelledby={headingId}
        {...way}
      >
        <div id={sentId} tabIndex={-1} className={styles.sent}>
          <p className={styles.sentHeading}>{sent.heading}</p>
          <p>{sent.text}</p>
        </div>
        <div className={styles.parts}>
          <div className={styles.head}>
            <Stack gap="xsmall">
              <Heading id={headingId} level={headingLevel} size="xxlarge">
                {heading}
              </Heading>
              {lead && <Text>{lead}</Text>}
            </Stack>
            {facts && <div className={styles.facts}>{facts}</div>}
          </div>
          <Stack gap="large">
            <div className={fields}>{children}</div>
            {formAction && honeypot && <Honeypot {...honeypot} />}
            <Stack gap="medium" align="start">
              <Button type="submit" tone="action">
                {submit}
              </Button>
              {footnote && (
                <Text size="small" tone="muted">
                  {footnote}
                </Text>
              )}
            </Stack>
          </Stack>
        </div>
      </form>
    </div>
  );
}
