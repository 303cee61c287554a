import type { Tokens } from '../tokens.ts';
import { RefusedForGood, type Carrier } from './carrier.ts';
import type { KeptMail, MailsRepository } from './mails.repository.ts';
import { withTokens } from './withTokens.ts';

const second = 1000;
const minute = 60 * second;
/** How long a mail belongs to whoever carries it; longer than the longest delivery. */
const errand = minute;
const atOnce = 5;
const longestPause = 4 * minute;
/** After a week a receipt helps nobody. */
const patience = 7 * 24 * 60 * minute;

/** The pause before the next try: growing, and never the same for all that failed together. */
const pauseAfter = (attempts: number) =>
  Math.min(5 * second * 3 ** (attempts - 1), longestPause) * (0.8 + Math.random() * 0.2);

/** Sends what is due, as often as it takes. */
export function createPostman({
  mails,
  carrier,
  tokens,
  now,
  log,
}: {
  mails: MailsRepository;
  carrier: Carrier;
  tokens: Tokens;
  now: () => Date;
  log: (message: string) => void;
}) {
  const deliver = async (mail: KeptMail) => {
    const attempts = mail.attempts + 1;
    try {
      await carrier.carry(withTokens(mail, tokens));
    } catch (error) {
      // A server's own words may hold the address; they stay in the row and out of the log.
      const lastError = error instanceof Error ? error.message : String(error);
      const hopeless =
        error instanceof RefusedForGood || now().getTime() - mail.createdAt.getTime() > patience;
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
    /** Sends everything that is due now. */
    async sendDue() {
      while (await mails.anyDue(now())) {
        const claimed = await mails.claim(now(), new Date(now().getTime() + errand), atOnce);
        // Another process has them all.
        if (claimed.length === 0) return;
        await Promise.all(claimed.map(deliver));
      }
    },
  };
}
