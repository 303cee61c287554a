import { newsletter } from '@awning/content/newsletter';
import { SubscribeForm, type SubscribeFormProps } from '@awning/ui/components/SubscribeForm';
import { paths } from '../../paths.ts';

export type NewsletterSlipProps = Pick<
  SubscribeFormProps,
  'action' | 'status' | 'errorReason' | 'draft' | 'onSubmit' | 'onEdit' | 'onFirstTouch'
>;

/** Takes an address for the shop's letters, at the foot of every page. */
export function NewsletterSlip(props: NewsletterSlipProps) {
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
