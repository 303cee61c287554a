/** The one form of a password, typed on any device: a Mac and a phone write the same letters differently. */
export const passwordForm = (typed: string): string => typed.normalize('NFKC');

/** How long a password may be. No keyword of JSON Schema counts in the form in which passwords are stored. */
const passwordLengthKeyword = {
  keyword: 'x-passwordLength',
  type: 'string',
  schemaType: 'object',
  validate({ least, most }: { least: number; most: number }, typed: string): boolean {
    const { length } = Array.from(passwordForm(typed));
    return length >= least && length <= most;
  },
} as const;

/** Options of Ajv for these schemas. A value is validated as it was sent, and all faults are reported at once. */
export const validation = {
  coerceTypes: false,
  removeAdditional: false,
  allErrors: true,
  verbose: true,
  keywords: ['x-message', passwordLengthKeyword],
};
