import { triedFrontWords as words } from '@awning/content/orders/triedFrontWords';
import { Button } from '@awning/ui/components/Button';
import { Stack, Text } from '@awning/ui/primitives';

export interface TriedFrontProps {
  /** Sends it, to where photographs go. */
  onSend: () => void;
}

/** Offers to send the photograph that was tried before the website was bought. */
export function TriedFront({ onSend }: TriedFrontProps) {
  return (
    <Stack gap="small" align="start">
      <Text>{words.text}</Text>
      <Button tone="outline" onClick={onSend}>
        {words.send}
      </Button>
    </Stack>
  );
}
