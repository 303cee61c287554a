import { useId, type ReactNode } from 'react';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { cut } from '@awning/ui/theme/cut';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { hasLongSum } from '../../../design/digitsOf.ts';
import { Cutting } from '../../art/Cutting.tsx';
import { paperAt } from '../../art/papers.ts';
import * as styles from './PriceCollage.css.ts';

export interface PriceCollageProps {
  heading: string;
  /** 1 where what is for sale opens the page. */
  level?: 1 | 2;
  /** Who decides what is on it, and how often it changes. */
  lead?: string;
  /** The one to be proud of first: it is four times as large. Without any, and without a note, nothing is drawn. */
  items: readonly PricedPicture[];
  /** What is true of each. */
  note?: string;
  /** The ground it is painted on. */
  tone: GroundName;
}

interface PricedPicture {
  name: string;
  /** What is in it, and a word on what it is for. */
  text?: string;
  /** As people read it, with its currency: “£58”. Or that there is none left: “gone”. */
  price: string;
  /** A drawing that fills its box; the words beside it say what it shows. Without it the paper has a flower cut from other papers. */
  drawing?: ReactNode;
}

/** Lays out what is for sale as pictures cut from coloured paper, each with its price stuck over a corner. */
export function PriceCollage(props: PriceCollageProps) {
  const { heading, level = 2, lead, items, note, tone } = props;
  const headingId = useId();
  if (items.length === 0 && !note) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <SectionHead id={headingId} heading={heading} headingLevel={level} lead={lead} />
      {items.length > 0 && (
        <ul className={styles.bench}>
          {items.map(({ name, text, price, drawing }, place) => (
            <li key={name} className={styles.item[place === 0 ? 'first' : 'other']}>
              <div
                aria-hidden="true"
                className={`${styles.paper[place === 0 ? 'first' : 'other']} ${paperAt(place)}`}
              >
                {drawing ?? <Cutting place={place} />}
              </div>
              <div className={styles.words}>
                <Heading level={level === 1 ? 2 : 3} size={place === 0 ? 'xlarge' : 'large'}>
                  {name}
                </Heading>
                {text && <Text tone="muted">{text}</Text>}
              </div>
              <p
                className={`${cut.scrap} ${styles.price[place === 0 ? 'first' : 'other']} ${hasLongSum(price) ? styles.long : ''} ${ground.accent}`}
              >
                {price}
              </p>
            </li>
          ))}
        </ul>
      )}
      {note && (
        <div className={styles.note}>
          <Text>{note}</Text>
        </div>
      )}
    </Section>
  );
}
