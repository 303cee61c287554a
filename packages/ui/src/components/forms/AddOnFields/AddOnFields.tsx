import { CheckboxCard } from '../CheckboxCard/CheckboxCard.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';

export interface AddOnFieldsProps {
  legend: string;
  /** `price` as people read it, with its sign and currency. */
  addOns: readonly { id: string; name: string; description: string; price: string }[];
  /** The ids of what was ticked before. */
  ticked?: readonly string[] | undefined;
}

/** Offers the add-ons, each with what it is and what it costs. */
export function AddOnFields({ legend, addOns, ticked }: AddOnFieldsProps) {
  return (
    <FieldGroup name="addOns" legend={legend}>
      {addOns.map(({ id, name, description, price }) => (
        <CheckboxCard
          key={id}
          name="addOns"
          value={id}
          label={name}
          description={description}
          price={price}
          defaultChecked={ticked?.includes(id)}
        />
      ))}
    </FieldGroup>
  );
}
