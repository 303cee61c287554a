import { Type, type Static } from 'typebox';
import { oneLine } from '../fields.ts';

/** How many letters each may have: as many as the designs can bear. */
export const triedLimits = { name: 60, line: 160, telephone: 32, town: 60 } as const;

const words = (maxLength: number) => Type.Optional(Type.String({ maxLength, pattern: oneLine }));
const look = Type.Optional(Type.String({ maxLength: 40, pattern: '^[\\w-]+$' }));

/** The values with which a visitor tried a design before they bought it. */
export const Tried = Type.Object(
  {
    name: words(triedLimits.name),
    line: words(triedLimits.line),
    telephone: words(triedLimits.telephone),
    town: words(triedLimits.town),
    palette: look,
    typefaces: look,
    pictures: look,
  },
  { description: 'What its website was tried with before it was bought: it begins with that.' },
);
export type Tried = Static<typeof Tried>;
