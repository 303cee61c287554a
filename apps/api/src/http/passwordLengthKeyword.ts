import { passwordForm } from '../security/passwordForm.ts';

/** How long a password may be. No keyword of JSON Schema counts in the form that passwords are kept in. */
export const passwordLengthKeyword = {
  keyword: 'x-passwordLength',
  type: 'string',
  schemaType: 'object',
  validate({ least, most }: { least: number; most: number }, typed: string): boolean {
    const { length } = Array.from(passwordForm(typed));
    return length >= least && length <= most;
  },
} as const;
