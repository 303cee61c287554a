import { useId } from 'react';
import {
  SubscribeForm,
  type SubscribeFormProps,
} from '../../../components/forms/SubscribeForm/SubscribeForm.tsx';
import { Heading, Section, Stack, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './NewsletterForm.css.ts';

export interface NewsletterFormProps extends Omit<SubscribeFormProps, 'look'> {
  heading: string;
  /** 1 where the newsletter is the page's purpose. */
  headingLevel?: 1 | 2;
  /** What the letters are about, and how often they come. */
  lead?: string;
  /** Stands beside the form: a newsagent’s bill. Short words, for they are set as tall as they fit. */
  bill?: { masthead: string; headline: string };
  tone?: GroundName;
  /** An anchor for links to the form. */
  id?: string;
}

/** Offers the newsletter: one address, one press, and one click to unsubscribe. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { heading, headingLevel = 2, lead, bill, tone = 'tint', id, ...form } = props;
  const headingId = useId();

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout[bill ? 'withBill' : 'alone']}>
        {bill && (
          // It says nothing that the words beside it do not.
          <div aria-hidden="true" className={styles.bill}>
            <p className={styles.masthead}>{bill.masthead}</p>
            <p className={styles.headline}>{bill.headline}</p>
          </div>
        )}
        <div className={styles.words}>
          <Stack gap="large">
            <Stack gap="medium">
              <Heading id={headingId} level={headingLevel} size="xxlarge">
                {heading}
              </Heading>
              {lead && <Text tone="muted">{lead}</Text>}
            </Stack>
            <SubscribeForm {...form} look={tone === 'plain' || tone === 'tint' ? 'open' : 'slip'} />
          </Stack>
        </div>
      </div>
    </Section>
  );
}
