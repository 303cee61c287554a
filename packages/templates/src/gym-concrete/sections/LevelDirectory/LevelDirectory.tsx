import { type ReactNode, useId } from 'react';
import { BayHead } from '../../components/BayHead/BayHead.tsx';
import { Container, Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './LevelDirectory.css.ts';

export interface LevelDirectoryProps {
  heading: string;
  /** 1 where the levels open the page. */
  level?: 1 | 2;
  /** A sentence under the heading. */
  lead?: string;
  /** From the roof down, as one comes to them. Without any, nothing is drawn. */
  levels: readonly DirectoryLevel[];
}

interface DirectoryLevel {
  /** As the sign by a lift has it, one or two characters: “3”, “G”, “−2”. */
  sign: string;
  name: string;
  text: string;
  /** Facts too short for sentences: how many there are, how high, how warm. */
  facts?: readonly string[];
  /** Stands on the level's own floor, as wide as its column: a drawing that names itself or is hidden. */
  drawing?: ReactNode;
}

/** Says what is on each level of a building: one floor under the other, each a little further from the light. */
export function LevelDirectory(props: LevelDirectoryProps) {
  const { heading, level: outline = 2, lead, levels } = props;
  const headingId = useId();
  if (levels.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={`${ground.plain} ${styles.root}`}>
      <Container>
        <BayHead heading={heading} id={headingId} level={outline} lead={lead} />
      </Container>
      <ul>
        {levels.map(({ sign, name, text, facts = [], drawing }) => (
          <li key={sign} className={styles.floor}>
            <Container>
              <div className={styles.layout[drawing ? 'drawn' : 'told']}>
                <p className={styles.sign}>{sign}</p>
                <div className={styles.words}>
                  <Heading level={outline === 1 ? 2 : 3} size="xlarge">
                    {name}
                  </Heading>
                  <Text>{text}</Text>
                  {facts.length > 0 && (
                    <ul className={styles.facts}>
                      {facts.map((fact) => (
                        <li key={fact} className={styles.fact}>
                          {fact}
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
                {drawing && <div className={styles.drawing}>{drawing}</div>}
              </div>
            </Container>
          </li>
        ))}
      </ul>
    </section>
  );
}
