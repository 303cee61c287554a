import { deskSite } from '@awning/content/deskSite';
import type { Template } from '@awning/shop/template';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { SelectField } from '@awning/ui/components/SelectField';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Stack, Text } from '@awning/ui/primitives';
import { paths } from '../../paths.ts';

export interface SiteDesignProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'> {
  id: string;
  /** Those that the website may be put into; not the one that it is in. */
  designs: readonly Pick<Template, 'id' | 'name' | 'category'>[];
  /** The one that it is in. */
  templateId: string;
  /** Whether its buyer was asked to look it over, in the design that it is in. */
  offered: boolean;
}

const { design: words } = deskSite;

/** Puts a website into another design of the same price, and says what that does. */
export function SiteDesign({ id, designs, templateId, offered, ...form }: SiteDesignProps) {
  if (designs.length === 0) {
    return (
      <OrderPad label={words.label}>
        <Text>{words.none}</Text>
      </OrderPad>
    );
  }
  return (
    <OrderPad label={words.label}>
      <Form
        {...form}
        formAction={paths.deskSite.to({ id })}
        messages={{ templateId: words.enter }}
        summary={words.problems}
      >
        <Stack gap="medium">
          <Text>{words.what}</Text>
          {offered && <Text>{words.offered}</Text>}
          <SelectField
            // Begun anew in another design: the one that was chosen is no longer among them.
            key={templateId}
            name="templateId"
            label={words.choose}
            placeholder={words.placeholder}
            options={designs.map(({ id: value, name, category }) => ({
              value,
              label: words.option(name, category),
            }))}
          />
          <div>
            <SubmitButton label={words.save} busyLabel={words.saving} size="medium" tone="outline" />
          </div>
          <Text size="small" tone="muted">
            {words.note}
          </Text>
        </Stack>
      </Form>
    </OrderPad>
  );
}
