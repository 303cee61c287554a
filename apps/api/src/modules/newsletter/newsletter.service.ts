import { randomUUID } from 'node:crypto';
import { keyOf } from '../../addresses/addressKey.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Tokens } from '../../security/tokens.ts';
import { confirmationKind, type Asking } from './newsletter.mails.ts';
import type { Answer, NewsletterRepository, Subscriber } from './newsletter.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A visitor who asks again this soon has a mail on its way already. */
const pause = 10 * minute;
const lettersAnHour = 3;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type NewsletterService = ReturnType<typeof createNewsletterService>;

/** A visitor gets the newsletter only after saying so twice: in the form, and by a link in a mail. */
export function createNewsletterService({
  repository,
  mails,
  tokens,
  now,
}: {
  repository: NewsletterRepository;
  mails: (asking: Asking) => Mail;
  tokens: Tokens;
  now: () => Date;
}) {
  const answer = (subscriber: Subscriber, typed: string, at: Date, lettersSince: number): Answer => {
    const isConfirmed = subscriber.state === 'confirmed';
    const isWaiting =
      subscriber.state === 'pending' &&
      at.getTime() - subscriber.askedAt.getTime() < pause &&
      subscriber.asked > 0;
    const isWanted = !isConfirmed && !isWaiting && lettersSince < lettersAnHour;
    const asked = subscriber.asked + 1;
    const email = isConfirmed ? subscriber.email : typed;

    return {
      set: {
        email,
        state: isConfirmed ? 'confirmed' : 'pending',
        ...(isWanted && { asked, askedAt: at }),
      },
      mail: mails({ subscriberId: subscriber.id, email, asked, at }),
      isWanted,
    };
  };

  const subscriberOf = (purpose: 'newsletter-confirm' | 'newsletter-unsubscribe', token: string) => {
    const id = tokens.read(purpose, token);
    return id !== undefined && uuid.test(id) ? id : undefined;
  };

  return {
    /** Asks the owner of an address to confirm it, unless that was done a moment ago. */
    ask(email: string): Promise<void> {
      const at = now();
      const newcomer: Subscriber = {
        id: randomUUID(),
        email,
        emailKey: keyOf(email),
        state: 'pending',
        asked: 0,
        askedAt: at,
        confirmedAt: null,
        unsubscribedAt: null,
        createdAt: at,
      };
      const hourAgo = new Date(at.getTime() - hour);
      return repository.ask(newcomer, { kind: confirmationKind, since: hourAgo }, (subscriber, written) =>
        answer(subscriber, email, at, written),
      );
    },

    /** False for an invalid link, or one that is older than the last unsubscription. */
    async confirm(token: string): Promise<boolean> {
      const id = subscriberOf('newsletter-confirm', token);
      if (id === undefined) return false;

      return repository.change(id, ({ state, confirmedAt }) => {
        if (state === 'unsubscribed') return undefined;
        return { state: 'confirmed', confirmedAt: confirmedAt ?? now(), unsubscribedAt: null };
      });
    },

    /** False for an invalid link. A subscriber who has left already stays off the list. */
    async end(token: string): Promise<boolean> {
      const id = subscriberOf('newsletter-unsubscribe', token);
      if (id === undefined) return false;

      await repository.change(id, ({ unsubscribedAt }) => ({
        state: 'unsubscribed',
        confirmedAt: null,
        unsubscribedAt: unsubscribedAt ?? now(),
      }));
      return true;
    },
  };
}
