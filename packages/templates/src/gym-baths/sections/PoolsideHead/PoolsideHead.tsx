import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { WaveBorder } from '../../components/WaveBorder/WaveBorder.tsx';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './PoolsideHead.css.ts';

export interface PoolsideHeadProps {
  heading: string;
  lead?: string;
  actions?: Actions;
  /** A panel let into the wall: a picture that fills its box. */
  panel?: ReactNode;
  /** Lettered on the edge of the pool, as depths are: “1.8 m”. */
  mark?: string;
  /** What the mark says in words: “Keep to the left”. */
  notice?: string;
  /** The ground of the wall. */
  tone?: Exclude<GroundName, 'deep'>;
}

/** Opens a page at the side of a pool: words and a panel on the wall, and below them the edge with its depth. */
export function PoolsideHead(props: PoolsideHeadProps) {
  const { heading, lead, actions, panel, mark, notice, tone = 'plain' } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={ground[tone]}>
      <div className={styles.wall}>
        <Container>
          <div className={styles.layout[panel ? 'panelled' : 'plain']}>
            <div className={styles.words}>
              <Heading id={headingId} level={1} size="page" tone="accent">
                {heading}
              </Heading>
              {lead && <Text size="lead">{lead}</Text>}
              {actions && <ActionGroup actions={actions} />}
            </div>
            {panel && (
              <div className={styles.panel}>
                <div className={styles.pane}>{panel}</div>
              </div>
            )}
          </div>
        </Container>
      </div>
      {(mark || notice) && (
        <>
          <WaveBorder tone="deep" />
          <div className={ground.deep}>
            <Container>
              <p className={styles.edge}>
                {mark && <span className={styles.mark}>{mark}</span>} {notice && <span>{notice}</span>}
              </p>
            </Container>
          </div>
        </>
      )}
    </section>
  );
}
