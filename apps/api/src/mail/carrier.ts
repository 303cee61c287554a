import type { Mail } from './mail.ts';

/** Takes one mail to where it belongs. Whatever fails is tried again, save a refusal for good. */
export interface Carrier {
  carry(mail: Mail): Promise<void>;
}

/** The other side will never take this mail. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}
