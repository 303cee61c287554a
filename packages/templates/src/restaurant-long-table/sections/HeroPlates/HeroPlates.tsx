import { Fragment, useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { broadestWord, sizeAt } from '../../../content/words/breadth.ts';
import { RoundPlate, type RoundPlateProps } from '../../components/RoundPlate/RoundPlate.tsx';
import { Container } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroPlates.css.ts';

interface HeroLine {
  /** A word or two: together the lines are the page’s heading. */
  words: string;
  /** Drawn on the plate across from them, from above. The heading says all there is to say. Without one there is no plate. */
  drawing?: ReactNode;
  glaze?: RoundPlateProps['glaze'];
}

export interface HeroPlatesProps {
  /** Two to four. Without any, nothing is drawn. */
  lines: readonly HeroLine[];
  lead?: string;
  actions?: Actions;
}

/** Opens a page by setting its heading down the table: a line, a plate, a plate, a line. */
export function HeroPlates({ lines, lead, actions }: HeroPlatesProps) {
  const headingId = useId();
  if (lines.length === 0) return null;
  const size = sizeAt(styles.sizes, Math.max(...lines.map(({ words }) => broadestWord(words))));

  return (
    <section aria-labelledby={headingId} className={`${ground.deep} ${styles.root}`}>
      <Container>
        <div className={styles.scale}>
          <h1 id={headingId} className={`${styles.heading} ${size}`}>
            {lines.map(({ words, drawing, glaze }) => (
              <Fragment key={words}>
                <span className={styles.line[drawing ? 'plated' : 'bare']}>
                  <span className={styles.words}>{words}</span>
                  {drawing && (
                    <span aria-hidden="true" className={styles.plate}>
                      <RoundPlate {...(glaze && { glaze })}>{drawing}</RoundPlate>
                    </span>
                  )}
                </span>{' '}
              </Fragment>
            ))}
          </h1>
        </div>
        {(lead || actions) && (
          <div className={styles.rest}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {actions && <ActionGroup actions={actions} />}
          </div>
        )}
      </Container>
    </section>
  );
}
