import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { WeightShape, type WeightShapeProps } from '../../components/WeightShape/WeightShape.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { wired } from '../../styles/wire.css.ts';
import * as styles from './Counterweight.css.ts';

export interface CounterweightProps {
  heading: string;
  /** One sentence that makes it easier. */
  text?: string;
  /** One or two actions. */
  actions?: Actions;
  /** What weighs as much as the words do. */
  weight?: WeightShapeProps;
  /** The ground it is painted on. */
  tone?: GroundName;
}

/** Ends a page and its wire: on one arm of the last beam the words, on the other a shape too large for the page. */
export function Counterweight(props: CounterweightProps) {
  const { heading, text, actions, weight = { shape: 'disc', paint: 'paper1' }, tone = 'tint' } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${wired} ${ground[tone]}`}>
      <div className={styles.arms}>
        <div className={styles.weight}>
          <WeightShape {...weight} />
        </div>
        <div className={styles.words}>
          <Heading id={headingId} level={2} size="page">
            {heading}
          </Heading>
          {text && <Text size="lead">{text}</Text>}
          {actions && <ActionGroup actions={actions} second="quiet" />}
        </div>
      </div>
    </section>
  );
}
