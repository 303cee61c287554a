import type { AdminMail } from '@awning/contract/adminMails';
import type { StampProps } from '@awning/ui/components/Stamp';

/** How a mail is stamped. */
export const mailTone: Record<AdminMail['state'], StampProps['tone']> = {
  waiting: 'open',
  sent: 'good',
  failed: 'alert',
};
