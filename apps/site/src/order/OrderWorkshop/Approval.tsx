import { workshopWords } from '@awning/content/orders/workshopWords';
import { changesInThePrice } from '@awning/contract/sites/changesInThePrice';
import type { Workshop } from '@awning/contract/sites/workshop';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId, useRef } from 'react';

type Sent = Pick<FormProps, 'formAction' | 'status' | 'problems' | 'onSubmit' | 'onFirstTouch'>;

export interface ApprovalProps {
  offered: NonNullable<Workshop['offered']>;
  address: string;
  changesLeft: number;
  approve: Sent;
  /** Sends it back with the changes to make. */
  change: Sent;
  /** The state of requesting a new build, if the content changed since the last one. */
  anew?: (Sent & { asked: boolean }) | undefined;
}

const { approve: words, talk } = workshopWords;

/** Lets a buyer approve the shop's build, or ask for changes. */
export function Approval({ offered, address, changesLeft, approve, change, anew }: ApprovalProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} id="approve">
      <Stack gap="xlarge">
        <Stack gap="medium">
          <Heading id={headingId} level={2} size="xlarge">
            {words.heading}
          </Heading>
          <Text>{words.lead}</Text>
          {anew && <Anew {...anew} />}
          <Form {...approve}>
            <input type="hidden" name="release" value={offered.id} />
            <div>
              <SubmitButton
                label={anew ? words.older.approve : words.button}
                busyLabel={words.busy}
                size="large"
                tone="accent"
              />
            </div>
          </Form>
          <Text tone="muted">{words.note(address)}</Text>
        </Stack>
        <Stack gap="medium">
          <Heading level={3} size="large">
            {words.change.heading}
          </Heading>
          <Text tone="muted">{words.change.left(changesLeft, changesInThePrice)}</Text>
          {changesLeft > 0 ? (
            <Form {...change} messages={{ text: words.change.enter }} summary={talk.problems}>
              <Stack gap="medium">
                <input type="hidden" name="asksChange" value="true" />
                <TextArea name="text" label={words.change.label} hint={words.change.hint} />
                <div>
                  <SubmitButton
                    label={words.change.button}
                    busyLabel={words.change.busy}
                    size="medium"
                    tone="outline"
                  />
                </div>
              </Stack>
            </Form>
          ) : (
            <Stack gap="small">
              <Text>{words.change.none}</Text>
              <Text>
                <a href="#messages">{words.change.next}</a>
              </Text>
            </Stack>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}

/** Says that the build lacks something, and asks for a new one by a message. */
function Anew({ asked, ...form }: NonNullable<ApprovalProps['anew']>) {
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(place, asked ? 0 : 1);
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="small">
        <Text>{words.older.lead}</Text>
        {asked ? (
          <div role="status">
            <Text>{words.older.asked}</Text>
          </div>
        ) : (
          <Form {...form}>
            <input type="hidden" name="text" value={words.older.message} />
            <SubmitButton
              label={words.older.ask}
              busyLabel={words.older.asking}
              size="medium"
              tone="outline"
            />
          </Form>
        )}
      </Stack>
    </div>
  );
}
