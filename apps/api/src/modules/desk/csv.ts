/** A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function cellOf(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  const quoted = safe !== value || /[",\r\n]/.test(safe);
  return quoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a file of comma-separated values (RFC 4180) that a spreadsheet only shows. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;
