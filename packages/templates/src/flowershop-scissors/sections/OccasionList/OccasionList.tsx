import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './OccasionList.css.ts';

export interface OccasionListProps {
  heading: string;
  /** 1 where it opens the page. */
  level?: 1 | 2;
  lead?: string;
  /** The happiest first. Without any, and without a lead, nothing is drawn. */
  occasions: readonly Occasion[];
  actions?: Actions;
  /** Grows out of the section's end as tall as the section is, and is cut by its edges. It fills its box and says nothing. */
  drawing?: ReactNode;
}

interface Occasion {
  /** What people call it: “Weddings”. */
  name: string;
  /** What is done, and by whom. */
  text: string;
  /** As people read it: “from £650”. */
  price?: string;
}

/** Lists occasions: what is done for each, and from what price. */
export function OccasionList(props: OccasionListProps) {
  const { heading, level = 2, lead, occasions, actions, drawing } = props;
  const headingId = useId();
  if (occasions.length === 0 && !lead) return null;

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${ground.deep}`}>
      {drawing && (
        <div aria-hidden="true" className={styles.drawing}>
          {drawing}
        </div>
      )}
      <div className={styles.head}>
        <Heading id={headingId} level={level} size="page">
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </div>
      {occasions.length > 0 && (
        <dl className={styles.list}>
          {occasions.map(({ name, text, price }) => (
            <div key={name} className={styles.occasion}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>
                {text} {price && <b className={styles.price}>{price}</b>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions && (
        <div className={styles.ways}>
          <ActionGroup actions={actions} second="quiet" />
        </div>
      )}
    </section>
  );
}
