import { HeadingWithLead } from '../HeadingWithLead/HeadingWithLead.tsx';
import { Text } from '../../../primitives/index.ts';
import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import * as styles from './SectionHead.css.ts';

export interface SectionHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** 1 where the page has no other first heading. */
  headingLevel?: 1 | 2;
  /** A sentence or two, across from the heading where there is room. */
  lead?: string | undefined;
  /** One way on for those who need not see what follows. */
  action?: Action | undefined;
  /** `spark` where it is the main action of a page. */
  actionTone?: 'plain' | 'spark';
}

/** Heads a section: its name, a line to say what to do with it, and a way past it. */
export function SectionHead(props: SectionHeadProps) {
  const { heading, id, headingLevel = 2, lead, action, actionTone = 'plain' } = props;
  return (
    <div className={styles.root[lead && action ? 'tall' : 'short']}>
      <HeadingWithLead id={id} headingLevel={headingLevel} heading={heading} />
      {(lead || action) && (
        <div className={styles.aside}>
          {lead && <Text tone="muted">{lead}</Text>}
          {action && (
            <ButtonLink href={action.href} tone={actionTone}>
              {action.label}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
