import { Fragment, useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Highlight } from '@awning/ui/components/Highlight';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroCollage.css.ts';

export interface HeroCollageProps {
  /** The page's only `h1`: few words, broken where its line breaks are. *Between asterisks* they are bright. */
  heading: string;
  /** One or two sentences that make the heading believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A few words beside the way on: where prices begin, when the van leaves. */
  note?: string;
  /**
   * A drawing without a frame, as wide as its column, that names itself. Without it, the words have the page's whole
   * measure.
   */
  collage?: ReactNode;
  /** `first` for a site's first screen; `inner` for the pages behind it. */
  place?: keyof typeof styles.heading;
}

/** Opens a page with a collage that no frame holds: beside the words, with its foot over what follows. */
export function HeroCollage(props: HeroCollageProps) {
  const { heading, lead, actions, note, collage, place = 'first' } = props;
  const headingId = useId();

  return (
    <section
      aria-labelledby={headingId}
      className={`${styles.root} ${styles.layout[collage ? 'beside' : 'alone']} ${ground.tint}`}
    >
      <div className={styles.words}>
        <h1 id={headingId} className={styles.heading[place]}>
          {heading.split('\n').map((line, row) => (
            <Fragment key={line}>
              {row > 0 && (
                <>
                  {' '}
                  <br />
                </>
              )}
              <Highlight>{line}</Highlight>
            </Fragment>
          ))}
        </h1>
        {lead && (
          <div className={styles.lead}>
            <Text size="lead">{lead}</Text>
          </div>
        )}
        {(actions || note) && (
          <div className={styles.ways}>
            {actions && (
              <div className={styles.action}>
                <ActionGroup actions={actions} second="quiet" />
              </div>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        )}
      </div>
      {collage && <div className={styles.collage}>{collage}</div>}
    </section>
  );
}
