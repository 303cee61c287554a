import { Button, ButtonLink } from '@awning/ui/components/Button';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import { Frame } from '../Frame/Frame.tsx';

export interface NotePageProps {
  heading: string;
  /** The event, and what happens next. */
  text: string;
  /** A form to send from here. */
  form?: { action: string; label: string };
  /** The next link: home, where nothing else is given. */
  link?: { href: string; label: string };
}

/** Shows one message and a next step. */
export function NotePage({
  heading,
  text,
  form,
  link = { href: '/', label: 'Return to Home' },
}: NotePageProps) {
  return (
    <Frame>
      <Stack gap="large" align="start">
        <Heading level={1} size="page" tone="sign">
          {heading}
        </Heading>
        <Text size="lead">{text}</Text>
        {form ? (
          <form method="post" action={form.action}>
            <Button type="submit" tone="spark">
              {form.label}
            </Button>
          </form>
        ) : (
          <ButtonLink href={link.href} tone="spark">
            {link.label}
          </ButtonLink>
        )}
      </Stack>
    </Frame>
  );
}
