import { contact } from '@awning/content/forms/contact';
import type { Failure } from '@awning/contract/failure';
import type { RefusedForm } from '@awning/contract/renderer';
import type { ContactValues } from '@awning/ui/sections/ContactForm';
import { useState } from 'react';
import { notifySilently } from '../state/notifications.ts';
import { useSubmission } from './useSubmission.ts';

// Fetched when the visitor turns to the form, so that it is there when they send it.
const load = () => import('./state/forms.ts').then(({ sendMessage }) => sendMessage);

// Which field is at fault says enough; of anything else, what is known of the cause: its kind, or the server's words.
const problemsOf = ({ message, fields }: Failure) =>
  fields
    ? { fields }
    : { form: contact.failed, cause: message.replace(contact.failed, '').trim() || undefined };

/** Sends a message to the shop, and says beside the form and over the page what became of it. */
export function useContact(refused?: RefusedForm) {
  const [everSent, setEverSent] = useState(false);
  const form = useSubmission<ContactValues, unknown>({
    load,
    sentence: contact.failed,
    refused: refused?.failure,
    problemsOf,
    onAnswer: () => {
      setEverSent(true);
      notifySilently('success', contact.received);
    },
    onFailure: ({ fields }) => {
      if (!fields) notifySilently('error', contact.notReceived);
    },
  });
  // What is sent is not put back.
  return { ...form, draft: everSent ? undefined : refused?.typed };
}
