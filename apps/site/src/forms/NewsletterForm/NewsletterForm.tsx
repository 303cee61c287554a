import { newsletter } from '@awning/content/forms/newsletter';
import { SubscribeForm, type SubscribeFormProps } from '@awning/ui/components/SubscribeForm';
import { paths } from '../../paths.ts';

export type NewsletterFormProps = Pick<
  SubscribeFormProps,
  'formAction' | 'status' | 'errorReason' | 'draft' | 'onSubmit' | 'onEdit' | 'onFirstTouch'
>;

/** Takes an address for the newsletter, at the foot of every page. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { text, link } = newsletter.consent;
  return (
    <SubscribeForm
      look="slip"
      consent={{ text, link: { label: link, href: paths.privacy.to() } }}
      labels={newsletter.labels}
      {...props}
    />
  );
}
