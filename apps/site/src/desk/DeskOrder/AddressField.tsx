import { desk } from '@awning/content/desk';
import { Field } from '@awning/ui/components/Field';

const { delivery: words } = desk.order;

/** Asks for the address of a finished website. */
export function AddressField({ saved }: { saved: string | null }) {
  return (
    <Field
      // A value saved meanwhile replaces the one in the field.
      key={saved}
      name="address"
      type="url"
      label={words.address}
      hint={words.addressHint}
      optional={words.optional}
      defaultValue={saved ?? ''}
    />
  );
}
