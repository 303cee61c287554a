import { savedWords } from '@awning/content/orders/savedWords';
import type { Template } from '@awning/shop/template';
import { SaveToggle } from '@awning/ui/components/SaveToggle';
import { changeSaved, useSaved } from '../state/saved.ts';

/** Saves a template on this device, or lets it go. Until it is known what is saved, it shows as not saved. */
export function SaveTemplate({ template: { id, name } }: { template: Pick<Template, 'id' | 'name'> }) {
  const saved = useSaved()?.includes(id) ?? false;

  return (
    <SaveToggle
      name={name}
      saved={saved}
      onSavedChange={(next) => changeSaved(id, next)}
      look="heart"
      labels={savedWords}
    />
  );
}
