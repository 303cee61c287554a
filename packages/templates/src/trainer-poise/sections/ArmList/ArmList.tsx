import { useId, type ReactNode } from 'react';
import { HungHead } from '../../components/HungHead/HungHead.tsx';
import { Link } from '@awning/ui/components/Link';
import { WeightShape, type WeightShapeProps } from '../../components/WeightShape/WeightShape.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { wired } from '../../styles/wire.css.ts';
import * as styles from './ArmList.css.ts';

interface Arm {
  name: string;
  /** One or two sentences. */
  text?: string;
  /** Where there is more of it: the name leads there. */
  href?: string;
  /** Hangs in the place of a cut shape, by the middle of its top edge. The words say it, so it is not read out. */
  drawing?: ReactNode;
}

export interface ArmListProps {
  heading: string;
  /** A sentence before the list. */
  lead?: string;
  /** Three to seven hang best: each takes an arm, on one side and on the other by turns. Without any, nothing is drawn. */
  arms: readonly Arm[];
  /** What keeps the heading up. */
  weight?: WeightShapeProps;
  /** The ground it is painted on. */
  tone?: Extract<GroundName, 'plain' | 'raised' | 'tint' | 'deep'>;
}

/** Hangs a list as a mobile: an arm for each, a shape at its end, the next arm beneath. */
export function ArmList({ heading, lead, arms, weight, tone = 'plain' }: ArmListProps) {
  const headingId = useId();
  if (arms.length === 0) return null;
  // One alone hangs under its heading, not across the page from it.
  const sideOf = (place: number) => (place % 2 || arms.length === 1 ? 'start' : 'end');

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${wired} ${ground[tone]}`}>
      <HungHead heading={heading} id={headingId} lead={lead} weight={weight} />
      <ul className={styles.mobile}>
        {arms.map(({ name, text, href, drawing }, place) => (
          <li key={name} className={styles.arm[sideOf(place)]}>
            <span className={styles.beam[sideOf(place)]} aria-hidden="true" />
            <div className={styles.hung}>
              <div
                className={styles.shape[drawing ? 'large' : sizes[place % sizes.length]!]}
                aria-hidden="true"
              >
                {drawing ?? <WeightShape {...shapes[place % shapes.length]!} />}
              </div>
              <div className={styles.words}>
                <Heading level={3} size="xlarge">
                  {href ? (
                    <Link href={href} className={styles.link}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </Heading>
                {text && <Text>{text}</Text>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizes = ['large', 'small', 'medium'] as const;

const shapes: readonly WeightShapeProps[] = [
  { shape: 'kidney', paint: 'paper1' },
  { shape: 'disc', paint: 'paper3' },
  { shape: 'leaf', paint: 'paper2' },
  { shape: 'boomerang' },
  { shape: 'disc', paint: 'paper1' },
  { shape: 'drop', paint: 'paper3' },
  { shape: 'kidney', paint: 'paper2' },
];
