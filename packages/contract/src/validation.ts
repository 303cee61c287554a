/** The one form of a password, whatever it was typed on: a Mac and a phone write the same letters differently. */
export const passwordForm = (typed: string): string => typed.normalize('NFKC');

/** How long a password may be. No keyword of JSON Schema counts in the form that passwords are kept in. */
const passwordLengthKeyword = {
  keyword: 'x-passwordLength',
  type: 'string',
  schemaType: 'object',
  validate({ least, most }: { least: number; most: number }, typed: string): boolean {
    const { length } = Array.from(passwordForm(typed));
    return length >= least && length <= most;
  },
} as const;

/** How these schemas are read: options of Ajv. What is sent is judged as it is, and everything wrong is said at once. */
export const validation = {
  coerceTypes: false,
  removeAdditional: false,
  allErrors: true,
  verbose: true,
  keywords: ['x-message', passwordLengthKeyword],
};
