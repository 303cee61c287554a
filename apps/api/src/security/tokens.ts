import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a token. A token for one purpose is invalid for another. */
export type Purpose =
  | 'refresh'
  | 'reset'
  | 'confirm-email'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'tried-link';

/**
 * Derives tokens for links and cookies from the ids that they stand for, so that none has to be stored
 * (decisions/0010).
 */
export interface Tokens {
  mint: (purpose: Purpose, id: string) => string;
  /** The id that a token stands for, if it was made here and for this purpose. */
  read: (purpose: Purpose, token: string) => string | undefined;
}

export function createTokens(secret: string): Tokens {
  const seal = (purpose: Purpose, id: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${id}`).digest('base64url');

  return {
    mint: (purpose, id) => `${id}.${seal(purpose, id)}`,
    read(purpose, token) {
      const [, id, given] = /^([\w-]{1,60})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || given === undefined) return undefined;
      return timingSafeEqual(Buffer.from(given), Buffer.from(seal(purpose, id))) ? id : undefined;
    },
  };
}
