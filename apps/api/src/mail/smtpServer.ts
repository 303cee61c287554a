import { createTransport } from 'nodemailer';
import { RefusedForGood, type MailTransport } from './mailTransport.ts';
import { composeMessage } from './composeMessage.ts';

/** A server that sends one byte a second would hold a mail for ever: after this time the try has failed. */
const longestDelivery = 30_000;

/** Hands mails to a mail server. */
export function createSmtpServer({
  url,
  from,
  timeoutMs = longestDelivery,
}: {
  url: string;
  from: string;
  /** How long one mail may take, in milliseconds. */
  timeoutMs?: number;
}): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs / 3,
    greetingTimeout: timeoutMs / 3,
    socketTimeout: (timeoutMs * 2) / 3,
    dnsTimeout: timeoutMs / 3,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = from.replace(/^.*<(.*)>$/, '$1');

  return {
    async send(mail, stop) {
      const tooLong = AbortSignal.timeout(timeoutMs);
      try {
        await transport.sendMail({
          raw: await composeMessage(mail, from),
          envelope: { from: sender, to: mail.recipient },
          signal: stop ? AbortSignal.any([stop, tooLong]) : tooLong,
        });
      } catch (error) {
        if (isAboutThisMail(error)) throw new RefusedForGood(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** A refused password or greeting is about the server; a refused address or message is about the mail. */
function isAboutThisMail(error: unknown): error is Error {
  if (!(error instanceof Error) || !('permanent' in error) || !('code' in error)) return false;
  return error.permanent === true && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
