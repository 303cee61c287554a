import { workshopWords } from '@awning/content/orders/workshopWords';
import { changesInThePrice } from '@awning/contract/sites/changesInThePrice';
import type { Workshop } from '@awning/contract/sites/workshop';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';

type Sent = Pick<FormProps, 'formAction' | 'status' | 'problems' | 'onSubmit' | 'onFirstTouch'>;

export interface ApprovalProps {
  offered: NonNullable<Workshop['offered']>;
  address: string;
  changesLeft: number;
  approve: Sent;
  /** Sends it back with what should be different. */
  change: Sent;
}

const { approve: words, talk } = workshopWords;

/** Lets a buyer approve what the shop has put together, or say what should be different. */
export function Approval({ offered, address, changesLeft, approve, change }: ApprovalProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="tint" width="prose" id="approve">
      <Stack gap="xlarge">
        <Stack gap="medium">
          <Heading id={headingId} level={2} size="xxlarge">
            {words.heading}
          </Heading>
          <Text>{words.lead}</Text>
          <Form {...approve}>
            <input type="hidden" name="release" value={offered.id} />
            <SubmitButton label={words.button} busyLabel={words.busy} size="large" />
          </Form>
          <Text tone="muted">{words.note(address)}</Text>
        </Stack>
        <Stack gap="medium">
          <Heading level={3} size="xlarge">
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
