import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Lettering } from '@awning/ui/components/Lettering';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroTrack.css.ts';

export interface HeroTrackProps {
  /** The page's only `h1`, as large as it fits: short words, few of them. *Between asterisks* they are bright. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** One or two actions. The second is a quiet link. */
  actions?: Actions;
  /** What is on the track, for screen readers. Without it the lanes are empty to them. */
  picture?: string;
  /** A photograph, or a drawing, that fills the track’s place. With it there are no lanes. */
  photo?: ReactNode;
  /** From the one nearest the words outwards: each starts a little ahead of the one before. Two to six. */
  lanes: readonly HeroTrackLane[];
}

interface HeroTrackLane {
  /** Painted behind the starting line: a figure or two. */
  number: string;
  /**
   * Who is in the lane, upright and on their feet: a drawing two wide to three high, as wide as the lane. From straight
   * above, a runner with a shadow looks like somebody who has fallen.
   */
  runner?: ReactNode;
}

/** Opens a page on the grass beside a running track, its lanes as tall as the screen. */
export function HeroTrack(props: HeroTrackProps) {
  const { heading, lead, actions, picture, photo, lanes } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${ground.secondary} ${styles.root}`}>
      <div className={styles.words}>
        <Lettering id={headingId} level={1} size="hoarding">
          {heading}
        </Lettering>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <ActionGroup actions={actions} second="quiet" />}
      </div>
      {photo && <div className={styles.photo}>{photo}</div>}
      {!photo && (
        <div
          className={styles.track}
          {...(picture ? { role: 'img', 'aria-label': picture } : { 'aria-hidden': true })}
        >
          {lanes.map(({ number, runner }, place) => (
            <div key={number} className={`${styles.lane} ${styles.start[place] ?? ''}`}>
              {runner && <div className={`${styles.runner} ${styles.ahead[place] ?? ''}`}>{runner}</div>}
              <span className={styles.number}>{number}</span>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
