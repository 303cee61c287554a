import { workshopWords as words } from '@awning/content/orders/workshopWords';
import { fieldText } from '@awning/templates/contentForm';
import { rowField } from '@awning/templates/keepUnasked';
import { Checkbox } from '@awning/ui/components/Checkbox';
import { Field } from '@awning/ui/components/Field';
import { FieldRows } from '@awning/ui/components/FieldRows';
import { PictureFields, type PictureValue } from '@awning/ui/components/PictureFields';
import { SelectField } from '@awning/ui/components/SelectField';
import { TextArea } from '@awning/ui/components/TextArea';
import type { HeadingProps } from '@awning/ui/primitives';
import { use } from 'react';
import { drawingNamesId } from './DrawingNames.tsx';
import { FieldsContext } from './FieldsContext.ts';
import { FieldPart } from './FieldPart.tsx';
import { HoursField } from './HoursField.tsx';
import { PastePrices } from './PastePrices.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { asChoice, isPhoto, type FieldSchema } from '../../../forms/content/fieldSchema.ts';

interface SchemaFieldProps {
  schema: FieldSchema;
  /** Its path in the content, and its name in the form. */
  path: string;
  value: unknown;
  required: boolean;
  headingLevel: HeadingProps['level'];
}

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

const at = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Groups without a title: parts that only hold others. */
const isUnnamed = (path: string) => /^(?:business|opening|designs(?:\.[^.]+)?)?$/.test(path);

/** Asks for every field of a group, in the order of its schema. */
export function SchemaFields({ schema, path, value, headingLevel }: Omit<SchemaFieldProps, 'required'>) {
  const { folds } = use(FieldsContext);
  const values = valuesOf(value);
  const fields = Object.entries(schema.properties ?? {});
  const ask = (asked: typeof fields) =>
    asked.map(([name, field]) => (
      <SchemaField
        key={name}
        schema={field}
        path={at(path, name)}
        value={values[name]}
        required={schema.required?.includes(name) ?? false}
        headingLevel={headingLevel}
      />
    ));
  if (!folds || !isUnnamed(path)) return ask(fields);

  // Single fields would be lost between the folds.
  const loose = fields.filter(([, field]) => !field.properties && !field.items);
  const properties = Object.fromEntries(loose);
  return (
    <>
      {loose.length > 0 && (
        <FieldPart
          schema={{
            type: 'object',
            title: (path === 'opening' && schema.title) || words.folds.others,
            properties,
          }}
          path={path}
          places={loose.map(([name]) => at(path, name))}
          headingLevel={headingLevel}
        >
          {ask(loose)}
        </FieldPart>
      )}
      {ask(fields.filter(([name]) => !Object.hasOwn(properties, name)))}
    </>
  );
}

function SchemaField(props: SchemaFieldProps) {
  const { schema, path } = props;
  const { photos, drawings } = use(FieldsContext);
  const { title = '', description } = schema;
  const value = props.value as PictureValue | undefined;
  if (path === 'hours') {
    const { week, ...others } = schema.properties ?? {};
    return (
      <HoursField week={week} path={path} value={value} headingLevel={props.headingLevel}>
        <SchemaFields {...props} schema={{ ...schema, properties: others }} />
      </HoursField>
    );
  }
  if (schema.anyOf || isPhoto(schema)) {
    return (
      <PictureFields
        name={path}
        label={title}
        hint={description}
        kinds={kindsOf(schema)}
        value={value}
        photos={photos}
        drawings={drawings}
        namesId={drawingNamesId}
        labels={words.picture}
      />
    );
  }
  if (schema.type === 'array') return <ListField {...props} />;
  if (schema.type === 'object') return <GroupField {...props} />;
  return <PlainField {...props} />;
}

const kindsOf = (schema: FieldSchema) =>
  (schema.anyOf ?? [schema])
    .map(({ properties }) => properties?.['kind']?.const)
    .filter((kind) => kind === 'photo' || kind === 'drawing');

function GroupField(props: SchemaFieldProps) {
  const { schema, path, headingLevel } = props;
  if (isUnnamed(path)) return <SchemaFields {...props} />;
  return (
    <FieldPart {...props}>
      {path === 'prices' && schema.properties?.['groups'] && <PastePrices />}
      <SchemaFields {...props} headingLevel={headingLevel === 2 ? 3 : 4} />
    </FieldPart>
  );
}

function ListField({ schema, path, value, headingLevel }: SchemaFieldProps) {
  const { onRows, added } = use(FieldsContext);
  const items = schema.items ?? {};
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const { title = '', maxItems = 40 } = schema;
  if (items.enum) return <ChoicesField {...{ schema, path, value }} />;
  const one = items.title ?? title;

  return (
    <FieldPart schema={schema} path={path} headingLevel={headingLevel}>
      <FieldRows
        name={path}
        label={title}
        rowLabel={(number) => words.rows.row(one, number)}
        rows={list.map((item) => ({ title: nameOf(items, item) }))}
        blank={added === path}
        most={maxItems}
        labels={{ ...words.rows, add: words.rows.add(one), full: words.rows.full(maxItems) }}
        onRows={onRows}
      >
        {({ place, origin }) => {
          const item = origin === undefined ? undefined : list[origin];
          const row = { path: `${path}.${place}`, value: item };
          const level = headingLevel === 2 ? 3 : 4;
          if (items.type !== 'object') {
            return <SchemaField {...row} schema={items} required={false} headingLevel={level} />;
          }
          return (
            <>
              {origin !== undefined && (
                <input type="hidden" name={`${path}.${place}.${rowField}`} value={origin} />
              )}
              <SchemaFields {...row} schema={items} headingLevel={level} />
            </>
          );
        }}
      </FieldRows>
    </FieldPart>
  );
}

/** The name of a row: its first text. */
function nameOf(schema: FieldSchema, item: unknown): string {
  if (typeof item === 'string') return item;
  const values = valuesOf(item);
  const name = Object.keys(schema.properties ?? {}).find((field) => typeof values[field] === 'string');
  return name === undefined ? '' : String(values[name]);
}

/** Several of a few options, as checkboxes. */
function ChoicesField({ schema, path, value }: Pick<SchemaFieldProps, 'schema' | 'path' | 'value'>) {
  const { enum: choices = [], labels = choices } = schema.items ?? {};
  const ticked = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return (
    <fieldset>
      <legend>{schema.title}</legend>
      {choices.map((choice, place) => (
        <Checkbox
          key={choice}
          name={`${path}.${place}`}
          value={choice}
          label={asChoice(labels[place] ?? choice)}
          defaultChecked={ticked.includes(choice)}
        />
      ))}
    </fieldset>
  );
}

function PlainField({ schema, path, value, required }: SchemaFieldProps) {
  const { title = '', description, examples: [example] = [], format, type, enum: choices } = schema;
  const frame = { name: path, label: title, ...(required ? {} : { optional: words.optional }) };
  const text = fieldText(schema, value);
  if (type === 'boolean') {
    return (
      <Checkbox name={path} value="true" label={title} hint={description} defaultChecked={value === true} />
    );
  }
  if (choices) {
    const { labels = choices } = schema;
    return (
      <SelectField
        {...frame}
        hint={description}
        placeholder={words.choose}
        options={choices.map((choice, place) => ({
          value: choice,
          label: asChoice(labels[place] ?? choice),
        }))}
        defaultValue={text}
      />
    );
  }
  if (format === 'time-zone') return <TimeZoneField {...frame} hint={description} defaultValue={text} />;
  const hint = [
    description,
    hintOf(schema) ?? (example === undefined ? '' : words.example(fieldText(schema, example))),
  ]
    .filter(Boolean)
    .join(' ');
  if (format === 'paragraph') return <TextArea {...frame} hint={hint} rows={3} defaultValue={text} />;
  return <Field {...frame} hint={hint} type={typeOf(schema)} defaultValue={text} />;
}

const hintOf = ({ format }: FieldSchema) =>
  format === 'money' ? words.fields.sumHint : format === 'clock' ? words.fields.timeHint : undefined;

function typeOf({ format, pattern }: FieldSchema) {
  if (format === 'email') return 'email';
  if (format === 'date') return 'date';
  if (pattern?.startsWith('^https')) return 'url';
  return pattern?.startsWith('^\\+?') ? 'tel' : 'text';
}
