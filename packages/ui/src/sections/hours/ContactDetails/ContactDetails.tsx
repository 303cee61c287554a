import { useId, type ReactNode } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { LinkRow } from '../../../components/navigation/LinkRow/LinkRow.tsx';
import { Container, Heading, Stack, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './ContactDetails.css.ts';

export interface ContactDetailsProps {
  heading: string;
  /** 1 where this section is the page's purpose. */
  headingLevel?: 1 | 2;
  /** The line a driver types into a map. */
  address: string;
  /** What to look for once you are nearly there. */
  directions?: string;
  /** Telephone and mail, by `tel:` and `mailto:`. */
  links?: readonly Action[];
  /** One line each for the train, the bus, the car, the step. */
  details?: readonly ContactDetail[];
  /** A map, drawn: it brings its own words for those who do not see it. Without one the words stand in the middle of the pane. */
  drawing?: ReactNode;
  /** `bleed` runs the drawing to the section's edges, `inset` lays it inside its margins as a sheet the theme has cut. */
  edge?: keyof typeof styles.drawing;
  /** What it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface ContactDetail {
  term: string;
  text: string;
}

/** Says where the business is and how to reach it, on foot or by telephone. */
export function ContactDetails(props: ContactDetailsProps) {
  const {
    heading,
    headingLevel = 2,
    address,
    directions,
    links = [],
    details = [],
    drawing,
    edge = 'bleed',
    tone = 'raised',
    id,
  } = props;
  const headingId = useId();

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${ground[tone]} ${styles.root[drawing ? 'drawn' : 'bare']}`}
    >
      {drawing && <div className={styles.drawing[edge]}>{drawing}</div>}
      <div className={styles.words}>
        <Container>
          <div className={styles.layout}>
            <div className={styles.place}>
              <Stack gap="medium">
                <Heading id={headingId} level={headingLevel} size="xlarge">
                  {heading}
                </Heading>
                <Stack gap="xsmall">
                  <address className={styles.address[drawing || details.length > 0 ? 'line' : 'sign']}>
                    {address}
                  </address>
                  {directions && <Text>{directions}</Text>}
                  <LinkRow items={links} />
                </Stack>
              </Stack>
            </div>
            {details.length > 0 && (
              <dl className={styles.details}>
                {details.map(({ term, text }) => (
                  <div key={term} className={styles.detail}>
                    <dt className={styles.term}>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </Container>
      </div>
    </section>
  );
}
