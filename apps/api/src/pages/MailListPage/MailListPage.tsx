import { Heading, Stack, Text } from '@awning/ui/primitives';
import { Frame } from '../Frame/Frame.tsx';
import { Sent, type SentProps } from '../Sent/Sent.tsx';
import * as styles from './MailListPage.css.ts';

export interface MailListPageProps {
  heading: string;
  /** Another list. */
  link?: { href: string; label: string };
  /** Shown when there are none. */
  empty?: string;
  /** The newest first. */
  mails: readonly { href: string; subject: string; note: string | SentProps }[];
}

/** Lists mails for a developer, each by its subject. */
export function MailListPage({ heading, link, empty, mails }: MailListPageProps) {
  return (
    <Frame>
      <Stack gap="large">
        <Heading level={1} size="page" tone="sign">
          {heading}
        </Heading>
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
        {mails.length === 0 && empty && <Text>{empty}</Text>}
        <ol className={styles.mails}>
          {mails.map(({ href, subject, note }) => (
            <li key={href} className={styles.mail}>
              <a href={href} className={styles.subject}>
                {subject}
              </a>
              {typeof note === 'string' ? (
                <Text size="small" tone="muted">
                  {note}
                </Text>
              ) : (
                <Sent {...note} />
              )}
            </li>
          ))}
        </ol>
      </Stack>
    </Frame>
  );
}
