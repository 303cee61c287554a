import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Lettering } from '../../../components/text/Lettering/Lettering.tsx';
import { Section, Stack, Text } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './CallToAction.css.ts';

export interface CallToActionProps {
  /** What the visitor should do now, as a person would say it at a counter. Words *between asterisks* are bright. */
  heading: string;
  /** What happens when they do. */
  lead?: string;
  actions: Actions;
  /** Stands beside the words, which say what it shows. */
  drawing?: ReactNode;
  tone?: GroundName;
  id?: string;
}

/** Asks for the one thing the page has been leading to. */
export function CallToAction({ heading, lead, actions, drawing, tone = 'accent', id }: CallToActionProps) {
  const headingId = useId();

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout}>
        <Stack gap="large" align="start">
          <Lettering id={headingId} level={2} size="sign">
            {heading}
          </Lettering>
          {lead && <Text size="lead">{lead}</Text>}
          <ActionGroup actions={actions} second="quiet" />
        </Stack>
        {drawing && (
          <div aria-hidden="true" className={styles.drawing}>
            {drawing}
          </div>
        )}
      </div>
    </Section>
  );
}
