/** Reads a sum as people type it, “49.50” or “$1,049”, in minor units; undefined where it is none. */
export function parseAmount(typed: string): number | undefined {
  const [, whole, cents = ''] =
    /^\s*\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?\s*$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
