import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Lettering } from '../../../components/text/Lettering/Lettering.tsx';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './HeroBanner.css.ts';

export interface HeroBannerProps {
  /** The page's only `h1`, painted as large as it fits: short words, few of them. *Between asterisks* they are bright. */
  heading: string;
  /** Sits above the heading: a trade or a town, not a sentence. */
  eyebrow?: string;
  /** One or two sentences that make the heading believable. */
  lead?: string;
  /** The second is a quiet link, so that nothing competes with the first. */
  actions?: Actions;
  /** Fills the other half to the page's edge. Without it the banner runs across, for an inner page. */
  drawing?: ReactNode;
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Opens a page on painted ground, in letters that can be read from across the road. */
export function HeroBanner({
  heading,
  eyebrow,
  lead,
  actions,
  drawing,
  tone = 'accent',
  id,
}: HeroBannerProps) {
  const headingId = useId();

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${ground[tone]} ${styles.layout[drawing ? 'split' : 'alone']}`}
    >
      <div className={styles.sign}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Lettering id={headingId} level={1} size={drawing ? 'poster' : 'banner'}>
          {heading}
        </Lettering>
        {(lead || actions) && (
          <div className={styles.words}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {actions && <ActionGroup actions={actions} second="quiet" />}
          </div>
        )}
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </section>
  );
}
