import { Type, type Static } from 'typebox';
import { Failure, publicRefusals } from './failure.ts';
import { Email } from './fields.ts';
import { urls } from './urls.ts';

export const SubscriptionDraft = Type.Object({ email: Email });
export type SubscriptionDraft = Static<typeof SubscriptionDraft>;

const NewsletterToken = Type.Object({
  token: Type.String({ description: 'From the link in the mail.' }),
});
const Said = Type.Object({ message: Type.String() });

export const subscribe = {
  method: 'POST',
  url: urls.subscribe,
  schema: {
    operationId: 'subscribe',
    summary: 'Ask for the newsletter',
    description:
      'The answer is the same whether or not the address is known. ' +
      'As a plain form it answers 303 to /thanks/newsletter, or a page that names the field.',
    tags: ['Newsletter'],
    body: SubscriptionDraft,
    response: { 202: Said, ...publicRefusals },
  },
} as const;

export const confirmSubscription = {
  method: 'POST',
  url: urls.confirmSubscription,
  schema: {
    operationId: 'confirmSubscription',
    summary: 'Say yes to the newsletter, by the link in its first mail',
    description: 'Once is as good as twice. 400 for a link that is older than the wish to hear no more.',
    tags: ['Newsletter'],
    params: NewsletterToken,
    response: { 200: Said, 400: Failure, 503: Failure },
  },
} as const;

export const unsubscribe = {
  method: 'POST',
  url: urls.unsubscribe,
  schema: {
    operationId: 'unsubscribe',
    summary: 'End the newsletter, by the link in each mail or the button of a mail program (RFC 8058)',
    tags: ['Newsletter'],
    params: NewsletterToken,
    response: { 200: Said, 400: Failure, 503: Failure },
  },
} as const;
