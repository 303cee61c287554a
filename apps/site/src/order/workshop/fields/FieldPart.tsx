import { workshopWords } from '@awning/content/orders/workshopWords';
import { FieldFold } from '@awning/ui/components/FieldFold';
import { Heading, Stack, Text, type HeadingProps } from '@awning/ui/primitives';
import { use, useId, type ReactNode } from 'react';
import { valueAt } from '../../../forms/content/changes.ts';
import type { FieldSchema } from '../../../forms/content/fieldSchema.ts';
import { FieldsContext, SaidContext } from './FieldsContext.ts';
import { filledIn } from './filledIn.ts';

const { folds: words } = workshopWords;

interface FieldPartProps {
  schema: FieldSchema;
  path: string;
  /** The paths of its fields, if they have no common parent. */
  places?: readonly string[];
  headingLevel: HeadingProps['level'];
  /** Folded at any step, since it is seldom needed. */
  seldom?: boolean | undefined;
  children: ReactNode;
}

/** A part of a form under its title: folded at a long step, and open at all others. */
export function FieldPart(props: FieldPartProps) {
  const { schema, path, places = [props.path], headingLevel, seldom = false, children } = props;
  const { folds, added, missing } = use(FieldsContext);
  const id = useId();
  const { title = '', description, type } = schema;
  const isList = type === 'array';
  const lead = description && <Text tone="muted">{description}</Text>;

  if ((folds && headingLevel === 2) || seldom) {
    return (
      <FieldFold
        names={places}
        title={title}
        headingLevel={headingLevel}
        note={<Filled schema={schema} path={path} />}
        defaultOpen={
          path === 'opening' ||
          [added, ...missing].some((one) => places.some((place) => `${one}.`.startsWith(`${place}.`)))
        }
      >
        {lead}
        {children}
      </FieldFold>
    );
  }
  const heading = (
    <Heading id={id} level={headingLevel} size={headingLevel === 2 && !isList ? 'xlarge' : 'large'}>
      {title}
    </Heading>
  );
  return (
    <section role="group" aria-labelledby={id}>
      <Stack gap={isList ? 'small' : 'medium'}>
        {isList ? (
          <>
            {heading}
            {lead}
          </>
        ) : (
          <Stack gap="xsmall">
            {heading}
            {lead}
          </Stack>
        )}
        {children}
      </Stack>
    </section>
  );
}

/** How much of a part is filled in. */
function Filled({ schema, path }: Pick<FieldPartProps, 'schema' | 'path'>) {
  const content = use(SaidContext);
  const said = path === '' ? content : valueAt(content, path);
  if (schema.type === 'array') return words.rows(Array.isArray(said) ? said.length : 0);
  const { filled, of } = filledIn(schema, said);
  return words.filled(filled, of);
}
