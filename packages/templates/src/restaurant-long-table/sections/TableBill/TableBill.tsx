import { useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { Heading, Section, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './TableBill.css.ts';

interface TableBillLine {
  name: string;
  /** As it is written: “£39”, “nothing”. */
  price: string;
}

export interface TableBillProps {
  heading: string;
  lead?: string;
  /** Whose bill it is, over its lines: “Table for two, with a carafe”. */
  caption: string;
  /** Without any, nothing is drawn. */
  lines: readonly TableBillLine[];
  /** Under the line: what two people pay. */
  total: TableBillLine;
  /** Written across the foot of the slip. */
  thanks?: string;
  actions?: Actions;
  tone?: GroundName;
}

/** Lays an example bill on the table, so that guests know before they come what a meal costs. */
export function TableBill(props: TableBillProps) {
  const { heading, lead, caption, lines, total, thanks, actions, tone = 'deep' } = props;
  const headingId = useId();
  if (lines.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone}>
      <div className={styles.layout}>
        <div className={styles.words}>
          <Heading id={headingId} level={2} size="page" tone="accent">
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
          {actions && <ActionGroup actions={actions} />}
        </div>
        <div className={styles.lying}>
          <div className={styles.slip}>
            <table className={styles.table}>
              <caption className={styles.caption}>{caption}</caption>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.name}>
                    <th scope="row" className={styles.name}>
                      {line.name}
                    </th>
                    <td className={styles.price}>{line.price}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" className={styles.totalName}>
                    {total.name}
                  </th>
                  <td className={styles.totalPrice}>{total.price}</td>
                </tr>
              </tfoot>
            </table>
            {thanks && <p className={styles.thanks}>{thanks}</p>}
          </div>
        </div>
      </div>
    </Section>
  );
}
