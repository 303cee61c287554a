import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Comb } from '../../components/Comb/Comb.tsx';
import { CombHead } from '../../components/CombHead/CombHead.tsx';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './MinuteBoard.css.ts';

export interface MinuteBoardProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  /** Says what a tooth is: “A tooth is five minutes, a whole comb an hour.” */
  lead?: string;
  /** Under a name each, or one without. Without any service, nothing is drawn. */
  groups: readonly MinuteBoardGroup[];
  /** What is true of every price. */
  terms?: string;
  actions?: Actions;
}

interface MinuteBoardGroup {
  /** Who does it, or with what. */
  name?: string;
  services: readonly MinuteBoardService[];
}

interface MinuteBoardService {
  name: string;
  /** A few words: what is included, for whom. */
  note?: string;
  /** How long it takes, and the same in words, as short as they go: “45 min”, “2½ hours”. A tooth is begun for every five. */
  duration?: { minutes: number; text: string };
  /** As people read it, with its currency. */
  price: string;
}

const tooth = 5;
const hour = 60;

/** Lists prices with the time each takes, counted in the teeth of combs: five minutes to a tooth, an hour to a comb. */
export function MinuteBoard(props: MinuteBoardProps) {
  const { heading, level = 2, lead, groups, terms, actions } = props;
  const headingId = useId();
  const filled = groups.filter(({ services }) => services.length > 0);
  if (filled.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone="plain">
      <CombHead id={headingId} heading={heading} level={level} lead={lead} />
      {filled.map(({ name, services }) => (
        <div key={name ?? ''} className={styles.group}>
          {name && (
            <Heading level={level === 1 ? 2 : 3} size="xlarge" tone="accent">
              {name}
            </Heading>
          )}
          <ul>
            {services.map((service) => (
              <li key={service.name} className={styles.service}>
                <span className={styles.what}>
                  <strong className={styles.name}>{service.name}</strong>
                  {service.note && <span className={styles.note}> {service.note}</span>}
                </span>{' '}
                {service.duration && (
                  <span className={styles.time}>
                    <span className={styles.combs}>
                      {combsOf(service.duration.minutes).map(({ from, teeth }) => (
                        <Comb key={from} teeth={teeth} />
                      ))}
                    </span>
                    <span className={styles.minutes}>{service.duration.text}</span>
                  </span>
                )}{' '}
                <span className={styles.price[hasLongSum(service.price) ? 'long' : 'usual']}>
                  {service.price}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {(terms || actions) && (
        <div className={styles.foot}>
          {terms && <Text>{terms}</Text>}
          {actions && <ActionGroup actions={actions} second="quiet" />}
        </div>
      )}
    </Section>
  );
}

/** Splits minutes into combs, whole hours first: the minute each comb begins at, and its teeth. */
const combsOf = (minutes: number) =>
  Array.from({ length: Math.ceil(minutes / hour) }, (_, place) => ({
    from: place * hour,
    teeth: Math.ceil(Math.min(hour, minutes - place * hour) / tooth),
  }));
