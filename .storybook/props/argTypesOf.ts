import type { SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';
import { docgenOf, type Prop } from './piece.ts';

const most = 3;

/** The control that a value is chosen or typed with. None where a reader would have to type code. */
function controlFor({ kind, options = [] }: Prop, value: unknown): NonNullable<StrictInputType['control']> {
  if (kind === 'choice') return { type: options.length > most ? 'select' : 'inline-radio' };
  if (kind === 'boolean') return { type: 'boolean' };
  if (kind === 'number') return { type: 'number' };
  if (kind === 'text' || (kind === 'other' && typeof value === 'string')) return { type: 'text' };
  // An empty box does not say what belongs in it, and a half-filled one breaks the piece.
  return kind === 'data' && value !== undefined ? { type: 'object' } : false;
}

function sbTypeOf({ kind, type, options, required }: Prop): SBType {
  if (kind === 'choice')
    return {
      name: 'enum',
      value: [...(options ?? [])].filter((option) => typeof option !== 'boolean'),
      required,
    };
  if (kind === 'text') return { name: 'string', required };
  if (kind === 'boolean' || kind === 'number' || kind === 'function') return { name: kind, required };
  return { name: 'other', value: type, required };
}

/** The rows of a piece’s table of props, each with the control that fits the values in the stories. */
export function argTypesOf(
  component: unknown,
  args: Readonly<Record<string, unknown>>,
): StrictArgTypes | undefined {
  const docgen = docgenOf(component);
  if (!docgen) return undefined;
  return Object.fromEntries(
    docgen.takes.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: sbTypeOf(prop),
        control: controlFor(prop, args[prop.name]),
        ...(prop.options && { options: prop.options }),
        table: {
          type: { summary: prop.type, ...(prop.detail && { detail: prop.detail }) },
          ...(prop.default && { defaultValue: { summary: prop.default } }),
        },
      },
    ]),
  );
}
