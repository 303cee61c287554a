import { Heading, Stack } from '@awning/ui/primitives';
import { Frame } from '../Frame/Frame.tsx';
import { Sent, type SentProps } from '../Sent/Sent.tsx';
import * as styles from './MailPage.css.ts';

export interface MailPageProps {
  /** The list that it belongs to. */
  list: { href: string; label: string };
  /** As an inbox shows it. */
  subject: string;
  /** Its recipient and time, or that it waits. */
  sent?: SentProps;
  /** The address of the mail itself. */
  htmlUrl: string;
  /** The text for readers without HTML. */
  text: string;
}

/** Shows a developer a mail as its reader would see it, and as plain text. */
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
