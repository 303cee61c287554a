import { dearerDesign } from '@awning/content/orders/difference';
import { workshopWords } from '@awning/content/orders/workshopWords';
import { FieldFold } from '@awning/ui/components/FieldFold';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { PictureChoices, type PictureChoice } from '@awning/ui/components/PictureChoices';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Stack, Text } from '@awning/ui/primitives';

export interface DesignPanelProps extends Pick<FormProps, 'formAction' | 'status' | 'problems'> {
  /** The designs of the same price, the present one first. */
  designs: readonly PictureChoice[];
  /** The version of the website that is shown. */
  version: number;
  /** Whether the website was live: then it stays in its design. */
  published: boolean;
  /** Whether the shop has built it in its present design. */
  offered: boolean;
  /**
   * The dearer designs, the address that starts the payment of the difference, and its failure if that was requested
   * without script.
   */
  dearer: { designs: readonly PictureChoice[] } & Pick<FormProps, 'formAction' | 'problems'>;
  /** Shows one in the preview. Undefined without a preview. */
  onTry?: ((templateId: string) => void) | undefined;
  /** Moves the website to the chosen one. */
  onSubmit: (values: FormData) => void | Promise<void>;
}

const { design: words } = workshopWords;
/** The fields of either fold. */
const chosen = ['templateId'];

/**
 * Lets a buyer try the other designs with their own content, choose one of the same price, or pay for a dearer one:
 * each is folded.
 */
export function DesignPanel(props: DesignPanelProps) {
  const { designs, version, published, offered, onTry, dearer, ...form } = props;
  const present = designs[0];
  if (published || !present) return <Text tone="muted">{words.published}</Text>;

  return (
    <div>
      <Form {...form}>
        <FieldFold names={chosen} title={words.heading} headingLevel={2} note={words.note}>
          <Stack gap="medium" align="start">
            <Text>{words.lead}</Text>
            {offered && <Text>{words.offered}</Text>}
            <input type="hidden" name="version" value={version} />
            <PictureChoices
              legend={words.legend}
              hint={onTry ? words.tryHint : undefined}
              name="templateId"
              choices={designs}
              defaultValue={present.value}
              onChoose={onTry}
            />
            <SubmitButton label={words.take} busyLabel={words.taking} size="medium" tone="outline" />
          </Stack>
        </FieldFold>
      </Form>
      {dearer.designs.length > 0 && (
        // The browser goes to the till by itself.
        <Form
          formAction={dearer.formAction}
          messages={{ templateId: words.dearer.enter }}
          problems={dearer.problems}
        >
          <FieldFold
            names={chosen}
            title={words.dearer.heading}
            headingLevel={2}
            note={words.dearer.note}
            defaultOpen={dearer.problems !== undefined}
          >
            <Stack gap="medium" align="start">
              <Text>{dearerDesign.price}</Text>
              <Text>{dearerDesign.refundInShort}</Text>
              <PictureChoices
                legend={words.dearer.legend}
                hint={onTry ? words.dearer.tryHint : undefined}
                name="templateId"
                choices={dearer.designs}
                required
                onChoose={onTry}
              />
              <SubmitButton
                label={words.dearer.pay}
                busyLabel={words.dearer.paying}
                size="medium"
                tone="outline"
              />
            </Stack>
          </FieldFold>
        </Form>
      )}
    </div>
  );
}
