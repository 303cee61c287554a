import { Email } from '@awning/contract/fields';
import { Check } from 'typebox/value';

/** The address that a site names as its own, where what it names is one. */
export function mailOfSite(content: Readonly<Record<string, unknown>> | null): string | undefined {
  const { mail } = (content?.['business'] ?? {}) as { mail?: unknown };
  return Check(Email, mail) ? mail : undefined;
}
