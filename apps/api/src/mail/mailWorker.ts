import type { Tokens } from '../security/tokens.ts';
import { RefusedForGood, type MailTransport } from './mailTransport.ts';
import type { KeptMail, MailsRepository } from './mails.repository.ts';
import { fillTokens } from './fillTokens.ts';

const second = 1000;
const minute = 60 * second;
/** How long a mail belongs to the worker that took it up; longer than the longest delivery. */
const leaseMs = minute;
const atOnce = 5;
/** How often the worker looks for more mails that are due while a server keeps it waiting. */
const pollEveryMs = second;
/** How long a server may go on accepting a mail once we stop: a mail that is cut off half-way would be sent twice. */
const shutdownGraceMs = second;
const longestPause = 4 * minute;
/** After a week a receipt is of no use. */
const giveUpAfterMs = 7 * 24 * 60 * minute;

/** The pause before the next try: growing, and different for mails that failed together. */
const pauseAfter = (attempts: number) =>
  Math.min(5 * second * 3 ** (attempts - 1), longestPause) * (0.8 + Math.random() * 0.2);

/** Sends the mails that are due, and retries as often as it takes. */
export function createMailWorker({
  mails,
  mailTransport,
  tokens,
  now,
  log,
}: {
  mails: MailsRepository;
  mailTransport: MailTransport;
  tokens: Tokens;
  now: () => Date;
  log: (message: string) => void;
}) {
  const deliver = async (mail: KeptMail, cut: AbortSignal) => {
    const attempts = mail.attempts + 1;
    try {
      await mailTransport.send(fillTokens(mail, tokens), cut);
    } catch (error) {
      // We stopped, and no server refused it: the mail is due at once for the next worker.
      if (cut.aborted) return mails.putBack(mail.id, now());
      // A server's own words may contain the address; they stay in the row and out of the log.
      const lastError = wordsOf(error);
      const hopeless =
        error instanceof RefusedForGood || now().getTime() - mail.createdAt.getTime() > giveUpAfterMs;
      if (hopeless) {
        log(`Mail ${mail.id} was given up after ${attempts} tries.`);
        return mails.giveUp(mail.id, { at: now(), attempts, lastError });
      }
      const dueAt = new Date(now().getTime() + pauseAfter(attempts));
      return mails.postpone(mail.id, { attempts, dueAt, lastError });
    }
    return mails.markSent(mail.id, now());
  };

  return {
    /**
     * Sends everything that is due, a few at a time. A server that delays one mail does not delay the others: mails
     * that fall due meanwhile are sent. Told to stop it takes up no more, and puts back every mail that no server
     * accepts within a second.
     */
    async sendDue(stop?: AbortSignal) {
      const underWay = new Set<Promise<void>>();
      const failures: unknown[] = [];
      const cut = new AbortController();
      const cutSoon = () => setTimeout(() => cut.abort(), shutdownGraceMs).unref();
      stop?.addEventListener('abort', cutSoon);

      const start = (mail: KeptMail) => {
        const delivery = deliver(mail, cut.signal)
          .catch((error: unknown) => void failures.push(error))
          .finally(() => underWay.delete(delivery));
        underWay.add(delivery);
      };

      const takeUp = async () => {
        const free = atOnce - underWay.size;
        if (stop?.aborted || failures.length > 0 || free === 0 || !(await mails.anyDue(now()))) return 0;
        const claimed = await mails.claim(now(), new Date(now().getTime() + leaseMs), free);
        claimed.forEach(start);
        return claimed.length;
      };

      try {
        for (;;) {
          const started = await takeUp();
          if (underWay.size === 0) break;
          if (started === 0) await firstOf(underWay, pollEveryMs);
        }
      } finally {
        await Promise.all(underWay);
        stop?.removeEventListener('abort', cutSoon);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function firstOf(underWay: Iterable<Promise<void>>, atMost: number) {
  let timer: NodeJS.Timeout | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, atMost);
  });
  await Promise.race([...underWay, pause]);
  clearTimeout(timer);
}

/** The server's message, without what a database cannot store. */
const wordsOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, 500);
