import { useId } from 'react';
import type { Failure } from '@awning/contract/failure';
import { Button } from '@awning/ui/components/Button';
import { ErrorSummary } from '@awning/ui/components/ErrorSummary';
import { Field } from '@awning/ui/components/Field';
import { FormContext } from '@awning/ui/components/FormContext';
import { PasswordField } from '@awning/ui/components/PasswordField';
import { StarsField } from '@awning/ui/components/StarsField';
import { TextArea } from '@awning/ui/components/TextArea';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import { Frame } from '../Frame/Frame.tsx';
import * as styles from './FormPage.css.ts';

interface FieldOfForm {
  name: string;
  label: string;
  hint?: string;
}

type PlainField =
  | {
      name: string;
      /** A value that came with the form and is sent with it again. */
      kind: 'hidden';
    }
  | (FieldOfForm & { kind: 'email' })
  | (FieldOfForm & { kind: 'line' })
  | (FieldOfForm & { kind: 'words' })
  | (FieldOfForm & {
      kind: 'stars';
      /** The meaning of each number of stars, from one star up. */
      words: readonly string[];
    })
  | (FieldOfForm & {
      kind: 'password';
      /** The hint for password managers. */
      autocomplete: 'current-password' | 'new-password';
    });

/** A form that works without script. */
interface PlainForm {
  heading: string;
  /** Its purpose, where the visitor does not come from a page that states it. */
  text?: string;
  /** The address that it is posted to. */
  action: string;
  fields: readonly PlainField[];
  /** The label of its button. */
  send: string;
}

export interface FormPageProps {
  /** The form as it is before it is sent. */
  form: PlainForm;
  /** The typed values, by field name. */
  typed: Readonly<Record<string, string>>;
  /** The faults and their fields, once it was refused. */
  failure?: Failure | undefined;
}

/** A form on its own page, with the typed values, and each fault beside its field. */
export function FormPage({ form, typed, failure }: FormPageProps) {
  const id = useId();
  const errors = failure?.fields ?? {};
  const wrong = form.fields.filter(({ name }) => errors[name] !== undefined);
  const context = { id, errors, busy: false, first: wrong[0]?.name };

  return (
    <Frame>
      <div className={styles.root}>
        <Stack gap="large">
          <Heading level={1} size="page" tone="sign">
            {form.heading}
          </Heading>
          {failure && (
            <ErrorSummary
              heading={failure.message}
              problems={
                wrong.length > 1
                  ? wrong.map(({ name }) => ({ fieldId: `${id}-${name}`, message: errors[name]! }))
                  : undefined
              }
            />
          )}
          {form.text && <Text>{form.text}</Text>}
          <form method="post" action={form.action} className={styles.form}>
            <FormContext value={context}>
              {form.fields.map((field) => (
                <FieldToFill key={field.name} field={field} typed={typed[field.name]} />
              ))}
            </FormContext>
            <p className={styles.send}>
              <Button type="submit" tone="spark">
                {form.send}
              </Button>
            </p>
          </form>
        </Stack>
      </div>
    </Frame>
  );
}

function FieldToFill({ field, typed }: { field: PlainField; typed: string | undefined }) {
  if (field.kind === 'hidden')
    return typed === undefined ? null : <input type="hidden" name={field.name} value={typed} />;
  const { name, label, hint } = field;
  if (field.kind === 'stars')
    return <StarsField name={name} legend={label} words={field.words} defaultValue={Number(typed)} />;
  if (field.kind === 'line') return <Field name={name} label={label} hint={hint} defaultValue={typed} />;
  if (field.kind === 'words') return <TextArea name={name} label={label} hint={hint} defaultValue={typed} />;
  return field.kind === 'password' ? (
    <PasswordField name={name} label={label} hint={hint} autoComplete={field.autocomplete} />
  ) : (
    <Field name={name} label={label} hint={hint} type="email" autoComplete="email" defaultValue={typed} />
  );
}
