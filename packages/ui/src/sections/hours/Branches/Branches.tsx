import { Fragment, useId, type ReactNode } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { LinkRow } from '../../../components/navigation/LinkRow/LinkRow.tsx';
import {
  HoursTable,
  type OpeningTimes,
  type Today,
} from '../../../components/text/HoursTable/HoursTable.tsx';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Branches.css.ts';

export interface BranchesProps {
  heading: string;
  /** 1 where the branches are the page. */
  headingLevel?: 1 | 2;
  /** What is true of all of them. */
  lead?: string;
  /** The nearest, or the oldest, first. One has the width to itself; without any, nothing is rendered. */
  items: readonly Branch[];
  /** Marks today’s hours in each. */
  today?: Today;
  labels: BranchesLabels;
  /** What each is painted on. */
  card?: GroundName;
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface Branch {
  /** What customers call it: a street, a quarter. */
  name: string;
  /** Line by line, as on an envelope. */
  address: readonly string[];
  telephone?: Action;
  mail?: Action;
  /** Says which branch it shows, or screen readers could not tell one map from the next: “Leith on the map”. */
  map?: Action;
  hours?: readonly OpeningTimes[];
  /** A `Photo` of its front that fills the frame it is given: it brings its own words for those who do not see it. */
  picture?: ReactNode;
  /** The step at the door, where to park, what only this one does. */
  note?: string;
}

export interface BranchesLabels {
  /** Over its hours, with its name filled in: “Open in {name}”. */
  hours: string;
}

/** Says where each branch is, how to reach it, and when its door is open. */
export function Branches(props: BranchesProps) {
  const {
    heading,
    headingLevel = 2,
    lead,
    items,
    today,
    labels,
    card = 'raised',
    tone = 'plain',
    id,
  } = props;
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section id={id} labelledBy={headingId} tone={tone}>
      <div className={styles.head}>
        <Heading id={headingId} level={headingLevel} size="xxlarge">
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </div>
      <ul className={styles.branches[items.length === 1 ? 'one' : 'several']}>
        {items.map((branch) => (
          <li key={branch.name} className={`${ground[card]} ${styles.branch}`}>
            {branch.picture && <div className={styles.picture}>{branch.picture}</div>}
            <Words {...branch} level={headingLevel === 1 ? 2 : 3} />
            {branch.hours && branch.hours.length > 0 && (
              <div className={styles.hours}>
                <HoursTable
                  caption={labels.hours.replace('{name}', branch.name)}
                  rows={branch.hours}
                  today={today}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Words({ name, address, telephone, mail, map, note, level }: Branch & { level: 2 | 3 }) {
  return (
    <div className={styles.words}>
      <Heading level={level} size="xlarge">
        {name}
      </Heading>
      <address className={styles.address}>
        {address.map((line, place) => (
          <Fragment key={line}>
            {place > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </address>
      <LinkRow items={[telephone, mail, map].filter((way) => way !== undefined)} weight="bold" />
      {note && <Text>{note}</Text>}
    </div>
  );
}
