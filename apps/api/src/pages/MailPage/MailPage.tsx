import { Heading, Stack } from '@awning/ui/primitives';
import { Frame } from '../Frame/Frame.tsx';
import { Sent, type SentProps } from '../Sent/Sent.tsx';
import * as styles from './MailPage.css.ts';

export interface MailPageProps {
  /** The list it stands in. */
  list: { href: string; label: string };
  /** As the inbox shows it. */
  subject: string;
  /** When it went out and to whom, or that it waits. */
  sent?: SentProps;
  /** Where the mail itself is. */
  htmlUrl: string;
  /** What is read where no HTML is shown. */
  text: string;
}

/** Shows a developer a mail as its reader would see it, and as words alone. */
export function MailPage({ list, subject, sent, htmlUrl, text }: MailPageProps) {
  return (
    <Frame>
      <Stack gap="large">
        <p>
          <a href={list.href}>{list.label}</a>
        </p>
        <Heading level={1} size="xxlarge">
          {subject}
        </Heading>
        {sent && <Sent {...sent} />}
        <iframe className={styles.frame} sandbox="" title="As HTML" src={htmlUrl} />
        <Heading level={2} size="large">
          As text
        </Heading>
        <pre className={styles.text}>{text}</pre>
      </Stack>
    </Frame>
  );
}
