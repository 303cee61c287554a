import { workshopWords } from '@awning/content/orders/workshopWords';
import type { WorkshopMessage } from '@awning/contract/sites/workshop';
import { Badge } from '@awning/ui/components/Badge';
import { Fold } from '@awning/ui/components/Fold';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { Stack, Text } from '@awning/ui/primitives';
import { useState } from 'react';
import { useOrderDate } from '../../format/useOrderDate.ts';

export interface TalkProps extends Pick<
  FormProps,
  'formAction' | 'status' | 'problems' | 'onSubmit' | 'onFirstTouch'
> {
  messages: readonly WorkshopMessage[];
  /** The beginning of the first message that is written here. */
  begun?: string | undefined;
}

const { talk: words } = workshopWords;

/** The messages of a buyer and the shop about an order, and a form for more. */
export function Talk({ messages, begun, ...form }: TalkProps) {
  const [before] = useState(messages.length);
  const orderDate = useOrderDate();
  return (
    <Fold
      heading={words.heading}
      headingLevel={2}
      note={messages.length > 0 ? words.count(messages.length) : undefined}
      defaultOpen={messages.length > 0 || begun !== undefined || form.problems !== undefined}
      id="messages"
    >
      <Stack gap="large">
        <Text tone="muted">{words.lead}</Text>
        {messages.length === 0 ? (
          <Text>{words.none}</Text>
        ) : (
          <ol>
            {messages.map(({ id, from, text, asksChange, at }) => {
              const written = orderDate(at);
              return (
                <li key={id}>
                  <Stack gap="xsmall" align="start">
                    <Text tone="muted" size="small">
                      {from === 'buyer' ? words.you : words.us},{' '}
                      <time dateTime={written.dateTime}>{written.text}</time>
                    </Text>
                    {asksChange && <Badge label={words.asksChange} />}
                    {text.split('\n').map((line, place) => (
                      // oxlint-disable-next-line react/no-array-index-key -- lines of one message, which never moves
                      <Text key={place}>{line}</Text>
                    ))}
                  </Stack>
                </li>
              );
            })}
          </ol>
        )}
        {/* A sent message is cleared: there is a new form for each. */}
        <Form key={messages.length} {...form} messages={{ text: words.enter }} summary={words.problems}>
          <Stack gap="medium">
            <TextArea
              name="text"
              label={words.label}
              hint={words.hint}
              rows={4}
              defaultValue={messages.length === before ? begun : undefined}
            />
            <div>
              <SubmitButton label={words.button} busyLabel={words.busy} size="medium" tone="outline" />
            </div>
          </Stack>
        </Form>
      </Stack>
    </Fold>
  );
}
