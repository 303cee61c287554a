import type { Purpose, Tokens } from '../security/tokens.ts';
import type { Mail } from './mail.ts';

/** The placeholder of a token in an address of a mail. */
export const tokenFor = (purpose: Purpose) => `{token:${purpose}}`;

/** A mail as it leaves: with its tokens, which the stored one does not have. */
export function fillTokens<Kept extends Mail>(mail: Kept, tokens: Tokens): Kept {
  const { tokenId } = mail;
  if (tokenId === null) return mail;

  const fill = (text: string) =>
    text.replace(/\{token:([\w-]+)\}/g, (_mark, purpose: Purpose) => tokens.mint(purpose, tokenId));
  return {
    ...mail,
    text: fill(mail.text),
    html: fill(mail.html),
    unsubscribeUrl: mail.unsubscribeUrl && fill(mail.unsubscribeUrl),
  };
}
