import { useId } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { CheckList } from '../../../components/text/CheckList/CheckList.tsx';
import { FormLayout } from '../../../components/forms/FormLayout/FormLayout.tsx';
import { QuoteForm, type QuoteFormProps } from '../../../components/forms/QuoteForm/QuoteForm.tsx';
import { Picture, type PictureProps } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './CustomDevelopment.css.ts';

export interface CustomDevelopmentProps {
  heading: string;
  /** 1 where the order is what the page is for. */
  headingLevel?: 1 | 2;
  /** What is made to order that no template has. */
  lead?: string;
  /** Three or four examples, in a few words each. */
  points?: readonly string[];
  /** Something that was made to order. Beside a form it stands under the words. */
  picture?: PictureProps;
  /** A pad to write the order on. Without it, leave an `action` that leads to one. */
  quote?: QuoteFormProps;
  action?: Action;
  tone?: GroundName;
  /** An anchor for links to the form: “quote”. */
  id?: string;
}

/** Offers to build what no template does, and takes the order down. */
export function CustomDevelopment(props: CustomDevelopmentProps) {
  const { heading, headingLevel = 2, lead, points, picture, quote, action, tone = 'plain', id } = props;
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
      headingLevel={headingLevel}
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
