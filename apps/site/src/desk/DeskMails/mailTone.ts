import type { AdminMail } from '@awning/contract/admin/mails';
import type { StateStampProps } from '@awning/ui/components/StateStamp';

/** The tone of a mail's stamp. */
export const mailTone: Record<AdminMail['state'], StateStampProps['tone']> = {
  waiting: 'open',
  sent: 'good',
  failed: 'alert',
};
