import { Email } from '@awning/contract/fields';
import { Check } from 'typebox/value';

/** The email address that a site names as its own, if it is a valid one. */
export function mailOfSite(content: Readonly<Record<string, unknown>> | null): string | undefined {
  const { mail } = (content?.['business'] ?? {}) as { mail?: unknown };
  return Check(Email, mail) ? mail : undefined;
}
