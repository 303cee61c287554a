import { linePattern } from '../fields.ts';
import { isRecord, type WalkedSchema } from '../walk.ts';

/** An owner who wants to get on does not read longer ones. */
const longest = 100;

/**
 * A schema whose lines have their examples from a business of the trade: its text in that place, or in the first row
 * that has one there. Where it has no text, or a long one, the schema’s own example stays.
 */
export function withExamples(schema: WalkedSchema, said: readonly unknown[]): WalkedSchema {
  if (schema.items)
    return { ...schema, items: withExamples(schema.items, said.filter(Array.isArray).flat()) };
  if (schema.properties) {
    const records = said.filter(isRecord);
    return {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [
          name,
          withExamples(
            field,
            records.map((record) => record[name]),
          ),
        ]),
      ),
    };
  }
  if (schema.pattern !== linePattern) return schema;
  const [example] = said.flatMap((words) => (typeof words === 'string' ? shortened(words) : []));
  return example === undefined ? schema : { ...schema, examples: [example] };
}

/** The first sentence, without asterisks; none where even that is long. */
function shortened(words: string): string[] {
  const [sentence = ''] = words.replaceAll('*', '').split(/(?<=[.!?])\s/);
  return sentence !== '' && sentence.length <= longest ? [sentence] : [];
}
