import { brand } from '@awning/content/brand';
import { Text } from '@awning/ui/primitives';

export interface SentProps {
  recipient: string;
  at: Date;
}

const dateAndTime = new Intl.DateTimeFormat(brand.language, {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Shows a mail's recipient and time. */
export function Sent({ recipient, at }: SentProps) {
  return (
    <Text size="small" tone="muted">
      to <bdi>{recipient}</bdi>, <time dateTime={at.toISOString()}>{dateAndTime.format(at)} UTC</time>
    </Text>
  );
}
