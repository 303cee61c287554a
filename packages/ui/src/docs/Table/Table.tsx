import * as styles from './Table.css.ts';

export interface TableProps {
  head: readonly string[];
  /** Words between backticks are set as code. */
  rows: readonly (readonly string[])[];
}

// Every second piece stood between two backticks.
const withCode = (text: string) =>
  text.split('`').map((piece, place) => (place % 2 ? <code key={piece}>{piece}</code> : piece));

/** Sets facts side by side; the guide's Markdown knows no tables. */
export function Table({ head, rows }: TableProps) {
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((text) => (
                <td key={text} className={styles.cell}>
                  {withCode(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
