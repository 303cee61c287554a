import type { AdminMail } from '@awning/contract/admin/mails';
import type { StateStampProps } from '@awning/ui/components/StateStamp';

/** How a mail is stamped. */
export const mailTone: Record<AdminMail['state'], StateStampProps['tone']> = {
  waiting: 'open',
  sent: 'good',
  failed: 'alert',
};
