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
  /** The designs that the website may move to; not its present one. */
  designs: readonly Pick<Template, 'id' | 'name' | 'category'>[];
  /** The present design. */
  templateId: string;
  /** Whether its buyer was asked to review it, in its present design. */
  offered: boolean;
}

const { design: words } = deskSite;

/** Moves a website to another design of the same price, and states the consequences. */
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
            // Reset in another design: the chosen one is no longer among the options.
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
