import { contact } from '@awning/content/forms/contact';
import { newsletter } from '@awning/content/forms/newsletter';
import { quote } from '@awning/content/forms/quote';
import type { MessageDraft } from '@awning/contract/contact';
import type { SubscriptionDraft } from '@awning/contract/newsletter';
import type { QuoteDraft } from '@awning/contract/quotes';
import { trapName } from '@awning/contract/trapName';
import { urls } from '@awning/contract/urls';
import { api, outcomeOf, store } from '../../state/store.ts';

interface Message {
  message: string;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    createMessage: build.mutation<Message, MessageDraft>({
      query: (body) => ({ url: urls.createMessage, method: 'POST', body }),
    }),
    createQuote: build.mutation<Message, QuoteDraft>({
      query: (body) => ({ url: urls.createQuote, method: 'POST', body }),
    }),
    subscribe: build.mutation<Message, SubscriptionDraft>({
      query: (body) => ({ url: urls.subscribe, method: 'POST', body }),
    }),
  }),
});

/** As a form hands it over, which knows nothing of the name that the shop gives its trap. */
type FilledIn<Draft> = Omit<Draft, typeof trapName> & { honeypot: string };

/** Puts a message through the shop's door. */
export const sendMessage = ({ honeypot, ...message }: FilledIn<MessageDraft>) =>
  outcomeOf(
    store.dispatch(endpoints.createMessage.initiate({ ...message, [trapName]: honeypot })),
    contact.failed,
  );

/** Asks what something made to order would cost. */
export const askForQuote = ({ honeypot, ...request }: FilledIn<QuoteDraft>) =>
  outcomeOf(
    store.dispatch(endpoints.createQuote.initiate({ ...request, [trapName]: honeypot })),
    quote.failed,
  );

/** Asks for the newsletter. */
export const subscribe = (draft: SubscriptionDraft) =>
  outcomeOf(store.dispatch(endpoints.subscribe.initiate(draft)), newsletter.labels.error);
