import { tryWords } from '@awning/content/orders/tryWords';
import { Button } from '@awning/ui/components/Button';
import { FieldProblem } from '@awning/ui/components/FieldProblem';
import { useScripted } from '@awning/ui/components/FormContext';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { Stack, Text } from '@awning/ui/primitives';
import { useId, useRef } from 'react';

export interface FrontFieldProps {
  /** Whether a photograph is chosen. */
  chosen: boolean;
  /** Whether the last chosen one is still being read. */
  reading: boolean;
  /** Whether the design is shown drawn, and shows no photograph. */
  hidden: boolean;
  /** Why the last one was refused. */
  error?: string | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
}

const { front: words } = tryWords;

/** Takes a photograph for the first screen, where script runs: it is never sent with the form. */
export function FrontField({ chosen, reading, hidden, error, onFile, onRemove }: FrontFieldProps) {
  const scripted = useScripted();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const problem = useId();
  // The button to choose one disappears once there is one, and the button to remove it disappears with it.
  useLostFocus(root, chosen ? 0 : 1);
  useLostFocus(root, chosen ? 1 : 0);

  if (!scripted) return undefined;
  return (
    <div ref={root} role="group" aria-label={words.label} aria-describedby={error && problem} tabIndex={-1}>
      <Stack gap="xsmall" align="start">
        {!chosen && (
          <>
            <Button tone="outline" onClick={() => field.current?.click()}>
              {words.label}
            </Button>
            <input
              ref={field}
              type="file"
              hidden
              accept="image/*"
              aria-label={words.label}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (!file) return;
                onFile(file);
                // A refused file that is chosen again must count as a change.
                target.value = '';
              }}
            />
            <Text tone="muted" size="small">
              {words.hint}
            </Text>
          </>
        )}
        {/* Both are present before they have text, so that it is announced. */}
        <div role="alert">{error && <FieldProblem id={problem}>{error}</FieldProblem>}</div>
        <div role="status">
          {reading && <Text>{words.reading}</Text>}
          {chosen && <Text>{words.chosen}</Text>}
          {chosen && hidden && <Text>{words.drawn}</Text>}
        </div>
        {chosen && (
          <Button tone="quiet" size="small" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </Stack>
    </div>
  );
}
