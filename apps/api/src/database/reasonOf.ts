/** Why something failed, in the words of the innermost error: the outer ones only say what was tried. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);

  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === '' || error.message.includes(code) ? error.message : `${error.message} (${code})`;
}
