import { Heading, Text } from '../../primitives/index.ts';
import type { Action } from '../ActionGroup/ActionGroup.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import * as styles from './SectionHead.css.ts';

export interface SectionHeadProps {
  heading: string;
  /** Given to the heading: what names the section. */
  id: string;
  /** 1 where the page has no other first heading. */
  level?: 1 | 2;
  /** A sentence or two, across from the heading where there is room. */
  lead?: string | undefined;
  /** One way on for those who need not see what follows. */
  link?: Action | undefined;
}

/** Heads a section: its name, a line to say what to do with it, and a way past it. */
export function SectionHead({ heading, id, level = 2, lead, link }: SectionHeadProps) {
  return (
    <div className={styles.root[lead && link ? 'tall' : 'short']}>
      <Heading
        id={id}
        level={level}
        size={level === 1 ? 'page' : 'xxlarge'}
        tone={level === 1 ? 'sign' : 'ink'}
      >
        {heading}
      </Heading>
      {(lead || link) && (
        <div className={styles.aside}>
          {lead && <Text tone="muted">{lead}</Text>}
          {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
        </div>
      )}
    </div>
  );
}
