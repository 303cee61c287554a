import { useId } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { BayHead } from '../../components/BayHead/BayHead.tsx';
import { ButtonLink } from '@awning/ui/components/Button';
import { Section, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { hasLongSum } from '../../../design/digitsOf.ts';
import * as styles from './TariffBoard.css.ts';

export interface TariffBoardProps {
  heading: string;
  /** 1 where the prices open the page. */
  level?: 1 | 2;
  /** Stencilled beside the heading, the level it is on: “1”. */
  bay?: string;
  /** A sentence under the heading. */
  lead?: string;
  /** One letter on the board's own plate, as “P” on a parking sign. */
  letter?: string;
  /** Said over the rows: when they apply, and to whom. */
  caption: string;
  /** From the shortest stay to the longest. Without any, nothing is drawn. */
  rows: readonly TariffRow[];
  /** Under the rows, in the colour of warnings: what is charged for, or what is not. */
  notice?: string;
  /** What is true of every price: under the heading, or under the board where a ticket lies beside it. */
  terms?: string;
  /** Lies beside the board, printed. */
  ticket?: TariffTicket;
  /** The ground of the section. */
  tone?: Exclude<GroundName, 'spark'>;
  /** The ground of the board itself. */
  board?: Exclude<GroundName, 'plain' | 'raised' | 'tint'>;
}

interface TariffRow {
  /** How long, or how much: “Up to 3 hours”. */
  stay: string;
  /** A few words under it. */
  note?: string;
  /** As people read it, with its currency: “£14”. */
  price: string;
}

interface TariffTicket {
  /** Printed along its top: “Pay and display”. */
  heading: string;
  /** As large as the ticket is wide: “Free”, “£5”. */
  price: string;
  /** What a machine prints: a name for each thing, and the thing. */
  lines: readonly TariffTicketLine[];
  action?: Action;
}

interface TariffTicketLine {
  term: string;
  text: string;
}

/** Puts prices on a car park's board: how long one stays on one side, what that costs on the other, and a ticket beside it. */
export function TariffBoard(props: TariffBoardProps) {
  const { heading, level, bay, lead, letter, caption, rows, notice, terms, ticket } = props;
  const { tone = 'plain', board = 'accent' } = props;
  const headingId = useId();
  if (rows.length === 0) return null;

  const head = <BayHead heading={heading} id={headingId} level={level} bay={bay} lead={lead} />;

  return (
    <Section labelledBy={headingId} tone={tone}>
      {ticket && head}
      <div className={styles.layout[ticket ? 'pair' : 'headed']}>
        {!ticket && (
          <div className={styles.head}>
            {head}
            {terms && <Text size="lead">{terms}</Text>}
          </div>
        )}
        <div className={styles.posted}>
          <div className={`${ground[board]} ${styles.board}`}>
            {letter && (
              <p aria-hidden="true" className={styles.letter}>
                {letter}
              </p>
            )}
            <table className={styles.table}>
              <caption className={styles.caption}>{caption}</caption>
              <tbody>
                {rows.map(({ stay, note, price }) => (
                  <tr key={stay} className={styles.row}>
                    <th scope="row" className={styles.stay}>
                      {stay}
                      {note && (
                        <>
                          {' '}
                          <span className={styles.note}>{note}</span>
                        </>
                      )}
                    </th>
                    <td className={styles.price[hasLongSum(price) ? 'long' : 'usual']}>{price}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {notice && <p className={styles.notice}>{notice}</p>}
          </div>
        </div>
        {ticket && (
          <div className={styles.ticket}>
            <p className={styles.printed}>{ticket.heading}</p>
            <p className={styles.amount[hasLongSum(ticket.price) ? 'most' : amountOf(ticket.price)]}>
              {ticket.price}
            </p>
            <dl className={styles.lines}>
              {ticket.lines.map(({ term, text }) => (
                <div key={term} className={styles.line}>
                  <dt>{term}</dt>
                  <dd className={styles.value}>{text}</dd>
                </div>
              ))}
            </dl>
            {ticket.action && (
              <ButtonLink href={ticket.action.href} tone="spark" wide>
                {ticket.action.label}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {ticket && terms && (
        <div className={styles.terms}>
          <Text size="lead">{terms}</Text>
        </div>
      )}
    </Section>
  );
}

const amountOf = ({ length }: string) => (length < 5 ? 'few' : length < 8 ? 'some' : 'many');
