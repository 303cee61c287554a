import type { Picture } from '../pictures.ts';
import { isRecord, kindOf, type WalkedSchema } from '../walk.ts';

/**
 * Content with a picture in every slot for one that there is in what it says, the empty ones too.
 *
 * @param pictures for a slot: of several the first that may stand there. Of a slot for none of them, what is there is left.
 */
export function pictured<Content>(
  schema: WalkedSchema,
  content: Content,
  pictures: () => readonly Picture[],
): Content {
  const fill = ({ anyOf, items = {}, properties = {} }: WalkedSchema, value: unknown): unknown => {
    if (anyOf) return pictures().find((picture) => kindOf(anyOf, picture)) ?? value;
    if (Array.isArray(value)) return value.map((item) => fill(items, item));
    if (!isRecord(value)) return value;
    const slots = Object.keys(properties).filter((name) => properties[name]?.anyOf);
    const names = new Set([...Object.keys(value), ...slots]);
    return Object.fromEntries([...names].map((name) => [name, fill(properties[name] ?? {}, value[name])]));
  };
  return fill(schema, content) as Content;
}
