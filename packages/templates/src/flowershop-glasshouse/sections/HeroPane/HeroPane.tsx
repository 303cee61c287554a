import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Thermometer } from '../../components/Thermometer/Thermometer.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import { glazed } from '../../styles/glazing.css.ts';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './HeroPane.css.ts';

export interface HeroPaneProps {
  heading: string;
  /** 1 opens a page, 2 closes it. */
  level?: 1 | 2;
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A drawing that fills its box, seen through a round head. It brings its own words or does without. */
  figure?: ReactNode;
  /** What it is like in there: a thermometer, and figures beside it. */
  climate?: Climate;
  /** The ground it is painted on. */
  tone?: GroundName;
}

interface Climate {
  /** The least and the most it gets, in degrees on a scale of forty. */
  from: number;
  to: number;
  /** What is measured, and what it comes to: “By day”, “18–24 °C”. */
  figures: readonly { term: string; value: string }[];
}

/** Opens a page behind glass: a few large words, one tall light beside them, and how warm it is in there. */
export function HeroPane(props: HeroPaneProps) {
  const { heading, level = 1, lead, actions, figure, climate, tone = 'plain' } = props;
  const headingId = useId();

  return (
    <section
      aria-labelledby={headingId}
      className={`${styles.root} ${figure || climate ? '' : styles.low} ${glazed} ${ground[tone]}`}
    >
      <div className={styles.words}>
        <Heading id={headingId} level={level} size="page">
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
        {actions && <ActionGroup actions={actions} />}
      </div>
      {figure && (
        <div className={styles.light}>
          <div className={styles.arch}>{figure}</div>
        </div>
      )}
      {climate && (
        <div className={styles.climate}>
          <Thermometer from={climate.from} to={climate.to} size={figure ? 'small' : 'large'} />
          <dl className={styles.figures}>
            {climate.figures.map(({ term, value }) => (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.figure}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
