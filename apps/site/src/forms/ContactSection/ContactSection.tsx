import { contact } from '@awning/content/forms/contact';
import { trapName } from '@awning/contract/trapName';
import { ContactForm, type ContactFormProps } from '@awning/ui/sections/ContactForm';
import { anchors } from '../../paths.ts';

export type ContactSectionProps = Pick<
  ContactFormProps,
  'formAction' | 'status' | 'problems' | 'draft' | 'onSubmit' | 'onFirstTouch'
>;

/** Takes a message to the shop. */
export function ContactSection(props: ContactSectionProps) {
  return (
    <ContactForm
      id={anchors.contact.split('#')[1]!}
      heading={contact.heading}
      lead={contact.lead}
      labels={contact.labels}
      honeypot={{ name: trapName, label: contact.trap }}
      {...props}
    />
  );
}
