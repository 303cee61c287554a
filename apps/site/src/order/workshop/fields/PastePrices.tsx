import { workshopWords as words } from '@awning/content/orders/workshopWords';
import { pastedPrices, readPastedPrices } from '@awning/templates/pastedPrices';
import { Button } from '@awning/ui/components/Button';
import { TextArea } from '@awning/ui/components/TextArea';
import { Stack, Text } from '@awning/ui/primitives';
import { use, useEffect, useRef, useState } from 'react';
import { FieldsContext } from './FieldsContext.ts';

/** Takes a price list from elsewhere, and makes rows of it. */
export function PastePrices() {
  const { pasted, onPasted } = use(FieldsContext);
  const own = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState(pasted ? words.paste.done : '');
  const { label, hint, add } = words.paste;

  // The pressed button disappeared with the fields that were reset.
  useEffect(() => {
    if (pasted) own.current?.querySelector('textarea')?.focus();
  }, [pasted]);

  return (
    <Stack gap="xsmall" align="start">
      <div
        ref={own}
        onInput={({ target }) => {
          const groups = readPastedPrices((target as HTMLTextAreaElement).value);
          const items = groups.reduce((sum, group) => sum + group.items.length, 0);
          setSaid(items === 0 ? '' : words.paste.found(items));
        }}
      >
        <TextArea name={pastedPrices} label={label} optional={words.optional} hint={hint} rows={3} />
      </div>
      <div role="status">{said && <Text tone="muted">{said}</Text>}</div>
      <Button
        type="submit"
        name="add"
        value=""
        tone="outline"
        onClick={(event) => {
          event.preventDefault();
          onPasted();
        }}
      >
        {add}
      </Button>
    </Stack>
  );
}
