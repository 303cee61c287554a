import { brand } from '@awning/content/brand';
import { contact } from '@awning/content/forms/contact';
import { waysToAsk } from '@awning/content/policies/imprint';
import { trapName } from '@awning/contract/trapName';
import { ContactForm, type ContactFormProps } from '@awning/ui/sections/ContactForm';
import { anchors } from '../../paths.ts';

export type ContactSectionProps = Pick<
  ContactFormProps,
  'formAction' | 'status' | 'problems' | 'draft' | 'onSubmit' | 'onFirstTouch'
>;

const details = [
  ...waysToAsk.map(({ label: text, href }) => ({ text, href })),
  { text: brand.legalName },
  ...(brand.address ? [{ text: brand.address }] : []),
];

/** Takes a message to the shop, and says who reads it and how else they are reached. */
export function ContactSection(props: ContactSectionProps) {
  return (
    <ContactForm
      id={anchors.contact.split('#')[1]!}
      heading={contact.heading}
      lead={contact.lead}
      details={details}
      labels={contact.labels}
      honeypot={{ name: trapName, label: contact.trap }}
      {...props}
    />
  );
}
