import { workshopWords } from '@awning/content/orders/workshopWords';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import { Checkbox } from '@awning/ui/components/Checkbox';
import { LooksField, type LookOption } from '@awning/ui/components/LooksField';

const { looks: words } = workshopWords;

/** Asks for the few looks that a design offers its buyer. A single option is no choice. */
export function LooksFields({
  form,
  options,
}: {
  form: Pick<WorkshopForm, 'palettes' | 'typefaces' | 'drawings' | 'plain'>;
  options: Readonly<Record<string, unknown>>;
}) {
  const choice = (
    name: string,
    legend: string,
    choices: readonly { id: string; name: string; cloth?: LookOption['cloth']; src?: string }[],
  ) =>
    choices.length > 1 && (
      <LooksField
        name={name}
        legend={legend}
        options={choices.map(({ id, name: label, cloth, src }) => ({
          value: id,
          label,
          cloth,
          lettering: src,
        }))}
        defaultValue={typeof options[name] === 'string' ? options[name] : undefined}
      />
    );
  return (
    <>
      {choice('palette', words.palette, form.palettes)}
      {choice('typefaces', words.typefaces, form.typefaces)}
      {choice('pictures', words.pictures, [
        { id: 'photographed', name: words.photographed },
        ...(form.drawings.length > 0 ? [{ id: 'drawn', name: words.drawn }] : []),
      ])}
      {form.plain ? (
        <Checkbox
          name="plain"
          value="true"
          label={words.plain}
          hint={words.plainHint}
          defaultChecked={options['plain'] === true}
        />
      ) : (
        // Kept for a design that has them.
        options['plain'] === true && <input type="hidden" name="plain" value="true" />
      )}
    </>
  );
}
