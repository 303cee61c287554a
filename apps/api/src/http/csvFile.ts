/** A spreadsheet takes a cell that begins like this for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function cellOf(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  const quoted = safe !== value || /[",\r\n]/.test(safe);
  return quoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Cells = readonly string[];

const lineOf = (cells: Cells) => `${cells.map(cellOf).join(',')}\r\n`;

/**
 * A file of comma-separated values (RFC 4180) that a spreadsheet shows without running formulas. It begins with a byte
 * order mark: without one Excel does not read it as UTF-8.
 */
export async function* csvFile(columns: Cells, batches: AsyncIterable<readonly Cells[]>) {
  yield `\ufeff${lineOf(columns)}`;
  for await (const rows of batches) yield rows.map(lineOf).join('');
}
