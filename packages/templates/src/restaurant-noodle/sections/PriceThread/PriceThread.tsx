import { useId, type ReactNode } from 'react';
import { ActionGroup, type Action } from '@awning/ui/components/ActionGroup';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { ThreadCurl } from '../../components/ThreadCurl/ThreadCurl.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { threaded } from '../../styles/thread.css.ts';
import * as styles from './PriceThread.css.ts';

interface PriceThreadItem {
  name: string;
  /** What is in it, in a line or two. */
  text?: string;
  /** As people read it, with its currency: “£12.50”. */
  price: string;
  /** A measure or a mark beside the name: “8 m”, “hot”. */
  mark?: string;
  /** What must be told of it: “Contains gluten, egg”. */
  contains?: string;
  /** Stands on the thread: square, and it needs no words. */
  drawing?: ReactNode;
}

export interface PriceThreadProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  /** A sentence before the prices. */
  lead?: string;
  /** In the order they are read. Without any, nothing is drawn. */
  items: readonly PriceThreadItem[];
  /** What is true of every price. */
  terms?: string;
  /** Where the rest of the list is. */
  action?: Action;
  /** The ground it is painted on. */
  tone?: Exclude<GroundName, 'spark'>;
}

/** Lists what there is for how much, one under the other: the thread goes to and fro and is the rule between them. */
export function PriceThread(props: PriceThreadProps) {
  const { heading, level = 2, lead, items, terms, action, tone = 'plain' } = props;
  const headingId = useId();
  if (items.length === 0) return null;
  const drawn = items.some(({ drawing }) => Boolean(drawing));

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${threaded} ${ground[tone]}`}>
      <div className={styles.head}>
        <ThreadCurl />
        <PosterHead heading={heading} id={headingId} headingLevel={level} lead={lead} />
      </div>
      <ul className={styles.list}>
        {items.map(({ name, text, price, mark, contains, drawing }) => (
          <li key={name} className={styles.item[drawn ? 'drawn' : 'written']}>
            {drawn && <div className={styles.drawing}>{drawing}</div>}
            <div className={styles.words}>
              <div className={styles.what}>
                <div className={styles.name}>
                  <Heading level={level === 1 ? 2 : 3} size="xlarge">
                    {name}
                  </Heading>
                  {mark && <span className={styles.mark}>{mark}</span>}
                </div>
                {text && <Text>{text}</Text>}
                {contains && <p className={styles.contains}>{contains}</p>}
              </div>
              <p className={styles.price}>{price}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.tail[items.length % 2 ? 'straight' : 'round']}>
        {terms && <Text>{terms}</Text>}
        {action && <ActionGroup actions={[action]} />}
      </div>
    </section>
  );
}
