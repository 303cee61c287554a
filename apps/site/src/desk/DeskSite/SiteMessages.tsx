import { desk } from '@awning/content/desk';
import { deskSite } from '@awning/content/deskSite';
import type { WorkshopMessage } from '@awning/contract/sites/workshop';
import { Button } from '@awning/ui/components/Button';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmissionSlip } from '@awning/ui/components/SubmissionSlip';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Stack, Text } from '@awning/ui/primitives';
import { useState } from 'react';
import { deskDate } from '../deskDate.ts';
import { paths } from '../../paths.ts';

export interface SiteMessagesProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'> {
  /** The order's id. */
  id: string;
  /** The messages, the oldest first. */
  messages: readonly WorkshopMessage[];
  /** Counts the messages sent: a new number empties the form. */
  rounds: number;
}

const { messages: words } = deskSite;

/** So many of the last messages are open: the page goes on below them. */
const shownAtFirst = 3;

/** The messages between the buyer and the shop, with a form for the answer. */
export function SiteMessages({ id, messages, rounds, ...form }: SiteMessagesProps) {
  const [open, setOpen] = useState(false);
  const earlier = messages.length - shownAtFirst;
  const shown = open ? messages : messages.slice(-shownAtFirst);

  return (
    <DeskPanel id="messages" heading={words.heading} lead={words.lead}>
      <Stack gap="medium">
        {messages.length === 0 && <Text tone="muted">{words.none}</Text>}
        {earlier > 0 && (
          <div>
            <Button tone="quiet" size="small" expanded={open} onClick={() => setOpen(!open)}>
              {open ? words.hideEarlier : words.showEarlier(earlier)}
            </Button>
          </div>
        )}
        {shown.map(({ id: message, from, text, asksChange, at }) => (
          <SubmissionSlip
            key={message}
            heading={words.from[from]}
            headingLevel={3}
            stamp={asksChange ? { label: words.asksChange, tone: 'due' } : undefined}
            facts={[{ label: words.written, ...deskDate(at) }]}
            text={text}
            labels={desk.list}
          />
        ))}
        <Form
          {...form}
          formAction={paths.deskSite.to({ id })}
          messages={{ text: words.enter }}
          summary={words.problems}
        >
          <Stack gap="medium">
            <TextArea
              key={rounds}
              name="text"
              label={words.text}
              hint={words.hint}
              count={{ limit: 4000, upTo: words.upTo, left: words.left, tooMany: words.tooMany }}
            />
            <div>
              <SubmitButton label={words.send} busyLabel={words.sending} size="medium" tone="outline" />
            </div>
          </Stack>
        </Form>
      </Stack>
    </DeskPanel>
  );
}
