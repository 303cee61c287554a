import type { RefusedLetter } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { ContactLetter } from '../pages/ContactLetter/ContactLetter.tsx';
import { apiAddress } from '../paths.ts';
import { useContact } from '../useContact.ts';

/** The letter box of home, with what sends the letters. */
export function Contact({ refused }: { refused: RefusedLetter | undefined }) {
  return <ContactLetter action={apiAddress(urls.createMessage)} {...useContact(refused)} />;
}
