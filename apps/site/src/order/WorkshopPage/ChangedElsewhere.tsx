import { workshopWords } from '@awning/content/orders/workshopWords';
import { fieldText } from '@awning/templates/contentForm';
import { Button } from '@awning/ui/components/Button';
import { TapedPaper } from '@awning/ui/components/TapedPaper';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import { valueAt } from '../../forms/content/changes.ts';
import { titleAt, type FieldSchema } from '../../forms/content/fieldSchema.ts';
import type { Draft } from '../workshop/createDraft.ts';

export interface ChangedElsewhereProps {
  schema: FieldSchema;
  conflict: NonNullable<Draft['conflict']>;
  /** Keeps the values typed here. */
  onKeep: () => void;
  /** Takes the values saved elsewhere. */
  onTake: () => void;
}

const { elsewhere: words } = workshopWords;

const shown = (value: unknown): string => {
  if (value === undefined) return words.nothing;
  return fieldText({}, value) || words.several;
};

/** Shows values that were changed both here and elsewhere, and asks which to keep. */
export function ChangedElsewhere({ schema, conflict, onKeep, onTake }: ChangedElsewhereProps) {
  const { newest, mine } = conflict;
  return (
    <TapedPaper>
      <div role="alert">
        <Stack gap="small">
          <Heading level={2} size="large">
            {words.heading}
          </Heading>
          <Text>{words.text}</Text>
          <ul>
            {mine.map(({ path, value }) => (
              <li key={path}>
                {words.changed(titleAt(schema, path), shown(value), shown(valueAt(newest.content, path)))}
              </li>
            ))}
          </ul>
          <Stack gap="small" align="start">
            <Button tone="paper" onClick={onKeep}>
              {words.keep}
            </Button>
            <Button tone="paper" onClick={onTake}>
              {words.take}
            </Button>
          </Stack>
        </Stack>
      </div>
    </TapedPaper>
  );
}
