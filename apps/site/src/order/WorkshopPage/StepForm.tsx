import { workshopWords as words } from '@awning/content/orders/workshopWords';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import type { FormField } from '@awning/templates/contentForm';
import { fieldNameOf } from '@awning/templates/fieldNames';
import { partsOfStep, readStep, schemaOfStep, stepOf, type StepId } from '@awning/templates/steps';
import { DraftForm, type DraftFormHandle } from '@awning/ui/components/DraftForm';
import { Text } from '@awning/ui/primitives';
import { useMemo, useRef, useState } from 'react';
import { valueAt } from '../../forms/content/changes.ts';
import type { Draft } from '../workshop/createDraft.ts';
import { DrawingNames } from '../workshop/fields/DrawingNames.tsx';
import { FieldPart } from '../workshop/fields/FieldPart.tsx';
import { FieldsContext, SaidContext } from '../workshop/fields/FieldsContext.ts';
import { LooksFields } from '../workshop/fields/LooksFields.tsx';
import { SchemaFields } from '../workshop/fields/SchemaFields.tsx';
import { useSoughtField } from '../workshop/fields/useSoughtField.ts';
import { schemaAt, type FieldSchema } from '../../forms/content/fieldSchema.ts';
import type { PicturesPanelProps } from './PicturesPanel.tsx';

export interface StepFormProps {
  /** The id by which the submit button refers to it. */
  id: string;
  step: StepId;
  form: WorkshopForm;
  draft: Draft;
  photos: PicturesPanelProps['pictures'];
  /** The address that a browser without script posts this step to. */
  formAction: string;
  /** The list that gets one more row, for a browser without script. */
  added?: string | undefined;
  /** Called with the content at each change. */
  onType: (content: Readonly<Record<string, unknown>>) => void;
  /** Called with the chosen looks. */
  onChoose: (options: Readonly<Record<string, unknown>>) => void;
  /** Whether prices were pasted, and the fields were reset with them. */
  pasted: boolean;
  /** Called when pasted prices are in the content: the fields are to be reset with them. */
  onPasted: () => void;
  /** The path of the field whose text was pressed in the preview. */
  sought?: string | undefined;
  /** Called when that field was reached. */
  onFound?: (() => void) | undefined;
  /** Goes on to the next step. */
  onNext: () => void;
}

/** The size of the drawings' pictures in the build. */
const drawingSize = { width: 160, height: 120 };

const fieldsOf = (values: FormData): readonly FormField[] =>
  [...values].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

/** The fields of one step, from their values when it was opened. */
export function StepForm(props: StepFormProps) {
  const { id, step, form, draft, photos, formAction, added, onType, onChoose, pasted, onPasted, onNext } =
    props;
  const schema: FieldSchema = form.schema;
  const asked = useMemo(() => schemaOfStep(schema, step), [schema, step]);
  // Rows are identified by their initial positions.
  const [begun] = useState(draft.content);
  const [missing] = useState(() => draft.missing.map(({ path }) => path));
  const [typed, setTyped] = useState<readonly FormField[]>([]);
  const own = useRef<DraftFormHandle>(null);
  useSoughtField(
    props.sought,
    (path) => fieldNameOf(typed, path),
    () => props.onFound?.(),
  );
  const faults = Object.entries(draft.faults).filter(([path]) => stepOf(path) === step);
  // All of this is computed again at each letter, and a step may have a hundred fields.
  const beside = useMemo(
    () => ({
      photos: photos
        .filter(({ state }) => state === 'ready')
        .map(({ file, name }) => ({ value: file, label: name })),
      drawings: form.drawings.map(({ id: value, name, src, offered }) => ({
        value,
        label: name,
        offered,
        picture: { src, alt: '', ...drawingSize },
      })),
      added,
      missing,
      folds: step === 'words',
      onRows: () => own.current?.read(),
      pasted,
      onPasted: () => {
        own.current?.read();
        onPasted();
      },
    }),
    [photos, form, added, missing, step, pasted, onPasted],
  );
  const asksForDrawings = useMemo(() => JSON.stringify(asked ?? '').includes('"const":"drawing"'), [asked]);
  const fields = useMemo(() => {
    if (!asked) return undefined;
    const { first, more } = partsOfStep(asked, step);
    return (
      <>
        <SchemaFields schema={first} path="" value={begun} headingLevel={2} />
        {more && (
          <FieldPart
            schema={{
              ...more.schema,
              title: words.folds.more,
              description:
                step === 'name' ? `${words.folds.moreLead} ${words.folds.moreOfName}` : words.folds.moreLead,
            }}
            path=""
            places={more.places}
            headingLevel={2}
            seldom
          >
            <SchemaFields schema={more.schema} path="" value={begun} headingLevel={3} />
          </FieldPart>
        )}
      </>
    );
  }, [asked, step, begun]);

  return (
    <FieldsContext value={beside}>
      <DraftForm
        id={id}
        ref={own}
        formAction={formAction}
        errors={
          faults.length > 0
            ? Object.fromEntries(
                faults.map(([path, message]) => [
                  fieldNameOf(typed, path),
                  unread(schemaAt(schema, path), valueAt(draft.content, path)) ?? message,
                ]),
              )
            : undefined
        }
        onValues={(values, occasion) => {
          const now = fieldsOf(values);
          setTyped(now);
          if (occasion === 'read') return;
          if (step === 'looks') onChoose(looksIn(now));
          else if (asked) onType(readStep(asked, begun, now));
        }}
        onSubmit={onNext}
      >
        <input type="hidden" name="version" value={draft.base.version} />
        {asksForDrawings && <DrawingNames />}
        {step === 'looks' && <LooksFields form={form} options={draft.options} />}
        <SaidContext value={draft.content}>{fields}</SaidContext>
        {!asked && step !== 'looks' && step !== 'pictures' && <Text>{words.nothing}</Text>}
      </DraftForm>
    </FieldsContext>
  );
}

/** How to write a sum or a time that was typed and cannot be read: content stores numbers, people type text. */
function unread(field: FieldSchema | undefined, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (field?.format === 'money') return words.fields.sum;
  return field?.format === 'clock' ? words.fields.time : undefined;
}

/** The looks as their form has them. */
const looksIn = (fields: readonly FormField[]) =>
  Object.fromEntries(
    fields
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => [name, name === 'plain' ? value === 'true' : value]),
  );
