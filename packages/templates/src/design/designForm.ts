import { join, type WalkedSchema } from '../content/walk.ts';
import { withExamples } from '../content/words/withExamples.ts';
import type { Design } from './defineDesign.tsx';

type Json = Record<string, unknown>;

interface Look {
  id: string;
  /** Its name among the choices. */
  name: string;
}

interface DrawingChoice extends Look {
  /** The address of a picture of it. */
  src: string;
  /** Whether a form offers it. The others stay for content that names them already. */
  offered: boolean;
}

interface PaletteChoice extends Look {
  /** The two colours that tell it from the others. */
  cloth: [string, string];
}

interface TypefaceChoice extends Look {
  /** The address of its name, set in it. */
  src: string;
}

/** What a form for a design is made of: plain JSON. */
export interface DesignForm {
  /** JSON Schema of the fields that it draws, with a title and an example each. */
  schema: Json;
  /** The drawings that may stand where a picture does. */
  drawings: DrawingChoice[];
  palettes: PaletteChoice[];
  typefaces: TypefaceChoice[];
  /** Whether plain words can be chosen: it has some. */
  plain: boolean;
}

/**
 * What a form for a design asks for. Fields that the design does not draw are left out without complaint: what stands
 * there is kept for other designs.
 *
 * @param picturesAt the folder that holds a picture of each drawing, as `/assets/drawings`
 * @param sample what a business of its trade says, for the examples
 */
export function designForm(
  {
    schema,
    fields,
    drawings,
    unoffered,
    palettes,
    typefaces,
    plain,
  }: Pick<Design, 'schema' | 'fields' | 'drawings' | 'unoffered' | 'palettes' | 'typefaces' | 'plain'>,
  picturesAt: string,
  sample: Json = {},
): DesignForm {
  const drawn = drawnOf(schema, new Set(fields), '');
  return {
    // The library marks its schemas with properties that JSON leaves out.
    schema: JSON.parse(
      JSON.stringify(drawn ? withExamples(drawn, [spoken(sample)]) : { type: 'object' }),
    ) as Json,
    drawings: Object.keys(drawings).map((id) => ({
      id,
      name: inWords(id),
      src: `${picturesAt}/${id}.svg`,
      offered: !unoffered.includes(id),
    })),
    palettes: Object.entries(palettes).map(([id, { name, cloth }]) => ({
      id,
      name,
      cloth: [...cloth],
    })),
    typefaces: Object.entries(typefaces).map(([id, { name }]) => ({
      id,
      name,
      src: `${picturesAt}/typefaces/${id}.svg`,
    })),
    plain: plain !== undefined,
  };
}

/** What differs most between trades: who they are, what they sell and who does it. The form is heavy enough. */
const spoken = ({ business, prices, people }: Json) => ({ business, prices, people });

/** `shop-front` as people say it. */
const inWords = (id: string) => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A schema cut down to the fields that are drawn; nothing where none is. A value of several kinds stays whole. */
function drawnOf(schema: WalkedSchema, drawn: ReadonlySet<string>, path: string): WalkedSchema | undefined {
  if (drawn.has(path)) return schema;
  if (schema.anyOf) return [...drawn].some((field) => field.startsWith(`${path}.`)) ? schema : undefined;
  if (schema.items) {
    const items = drawnOf(schema.items, drawn, join(path, '*'));
    return items && { ...schema, items };
  }
  const kept = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const field = drawnOf(inner, drawn, join(path, name));
    return field ? [[name, field] as const] : [];
  });
  if (kept.length === 0) return undefined;
  const { additionalProperties: _nothingElse, required = [], ...rest } = schema;
  const properties = Object.fromEntries(kept);
  return { ...rest, properties, required: required.filter((name) => Object.hasOwn(properties, name)) };
}
