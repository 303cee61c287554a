import { dearerDesign } from '@awning/content/orders/difference';
import { workshopWords } from '@awning/content/orders/workshopWords';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { PictureChoices, type PictureChoice } from '@awning/ui/components/PictureChoices';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';

export interface DesignPanelProps extends Pick<FormProps, 'formAction' | 'status' | 'problems'> {
  /** Those of the price that was paid, the one that the website is in first. */
  designs: readonly PictureChoice[];
  /** The version of the website that is looked at. */
  version: number;
  /** Whether the website was live: then it stays in its design. */
  published: boolean;
  /** Whether the shop has put it together, in the design that it is in. */
  offered: boolean;
  /** Those that cost more, and where paying the difference is asked for. */
  dearer: { designs: readonly PictureChoice[]; formAction: string };
  /** Shows one in the preview. Left out where there is no preview. */
  onTry?: ((templateId: string) => void) | undefined;
  /** Puts the website into the one that is chosen. */
  onSubmit: (values: FormData) => void | Promise<void>;
}

const { design: words } = workshopWords;

/** Lets a buyer try the other designs of their price with their own words, and take one. */
export function DesignPanel(props: DesignPanelProps) {
  const { designs, version, published, offered, onTry, dearer, ...form } = props;
  const id = useId();
  const worn = designs[0];

  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading id={id} level={2} size="xlarge">
          {words.heading}
        </Heading>
        {published || !worn ? (
          <Text>{words.published}</Text>
        ) : (
          <Form {...form}>
            <Stack gap="medium" align="start">
              <Text>{words.lead}</Text>
              {offered && <Text>{words.offered}</Text>}
              <input type="hidden" name="version" value={version} />
              <PictureChoices
                legend={words.legend}
                hint={onTry ? words.tryHint : undefined}
                name="templateId"
                choices={designs}
                defaultValue={worn.value}
                onChoose={onTry}
              />
              <SubmitButton label={words.take} busyLabel={words.taking} />
            </Stack>
          </Form>
        )}
        {!published && dearer.designs[0] && (
          // The browser goes to the till by itself.
          <Form formAction={dearer.formAction}>
            <Stack gap="medium" align="start">
              <Heading level={3} size="large">
                {words.dearer.heading}
              </Heading>
              <Text>{dearerDesign.price}</Text>
              <Text>{dearerDesign.refundInShort}</Text>
              <PictureChoices
                legend={words.dearer.legend}
                hint={onTry ? words.dearer.tryHint : undefined}
                name="templateId"
                choices={dearer.designs}
                defaultValue={dearer.designs[0].value}
                onChoose={onTry}
              />
              <SubmitButton label={words.dearer.pay} busyLabel={words.dearer.paying} />
            </Stack>
          </Form>
        )}
      </Stack>
    </section>
  );
}
