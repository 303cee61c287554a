import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { FitText } from '../../components/FitText/FitText.tsx';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroNumber.css.ts';

export interface HeroNumberProps {
  /** One to three characters, which the heading explains: “4”, “£0”, “83”. */
  number: string;
  /** The page's only `h1`. It says what is counted, as the number is a picture. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
}

/** Opens a page with a number as tall as the screen allows, and says what it counts. */
export function HeroNumber({ number, heading, lead, actions }: HeroNumberProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${ground.plain}`}>
      <Container>
        <div className={styles.layout[number.length === 1 ? 'figure' : 'number']}>
          <div className={styles.words}>
            <Heading id={headingId} level={1} size="poster">
              {heading}
            </Heading>
            {lead && <Text size="lead">{lead}</Text>}
            {actions && <ActionGroup actions={actions} second="quiet" />}
          </div>
          <div className={styles.number}>
            <FitText text={number} to="height" />
          </div>
        </div>
      </Container>
    </section>
  );
}
