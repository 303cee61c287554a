import { contact } from '@awning/content/contact';
import { ContactForm, type ContactFormProps } from '@awning/ui/sections/ContactForm';
import { anchors } from '../../paths.ts';

export type ContactLetterProps = Pick<
  ContactFormProps,
  'action' | 'status' | 'problems' | 'draft' | 'onSubmit' | 'onFirstTouch'
>;

/** Takes a message to the shop. */
export function ContactLetter(props: ContactLetterProps) {
  return (
    <ContactForm
      id={anchors.contact.split('#')[1]!}
      heading={contact.heading}
      lead={contact.lead}
      labels={contact.labels}
      {...props}
    />
  );
}
