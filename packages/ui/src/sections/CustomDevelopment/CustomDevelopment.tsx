import { useId } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { CheckList } from '../../components/CheckList/CheckList.tsx';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { QuoteForm, type QuoteFormProps } from '../../components/QuoteForm/QuoteForm.tsx';
import { Picture, type PictureProps } from '../../primitives/index.ts';
import type { GroundName } from '../../theme/grounds.ts';
import * as styles from './CustomDevelopment.css.ts';

export interface CustomDevelopmentProps {
  heading: string;
  /** What is made to order that cannot be had from the shelf. */
  lead?: string;
  /** Three or four examples, in a few words each. */
  points?: readonly string[];
  /** Something that was made to order. Beside a form it stands under the words. */
  picture?: PictureProps;
  /** A pad to write the order on. Without it, leave an `action` that leads to one. */
  quote?: QuoteFormProps;
  action?: { label: string; href: string };
  tone?: GroundName;
  /** An anchor for links to the form: “quote”. */
  id?: string;
}

/** Offers to build what no template does, and takes the order down. */
export function CustomDevelopment(props: CustomDevelopmentProps) {
  const { heading, lead, points, picture, quote, action, tone = 'plain', id } = props;
  const headingId = useId();
  const shown = picture && (
    <div className={styles.frame}>
      <Picture {...picture} />
    </div>
  );

  return (
    <FormLayout
      headingId={headingId}
      heading={heading}
      level={2}
      lead={lead}
      tone={tone}
      id={id}
      aside={
        <>
          {points && points.length > 0 && <CheckList items={points} />}
          {action && (
            <p>
              <ButtonLink href={action.href} tone="action">
                {action.label}
              </ButtonLink>
            </p>
          )}
          {quote && shown}
        </>
      }
    >
      {quote ? <QuoteForm {...quote} /> : shown}
    </FormLayout>
  );
}
