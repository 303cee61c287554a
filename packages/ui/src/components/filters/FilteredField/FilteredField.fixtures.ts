import type { AddressLabels } from './FilteredField.tsx';

const quoted = (open: string, close: string, and: string) => (characters: readonly string[]) =>
  characters.map((character) => `${open}${character}${close}`).join(` ${and} `);

const named = quoted('“', '”', 'and');
const genannt = quoted('„', '“', 'und');

export const addressLabels: AddressLabels = {
  refused: (characters) => `We left out ${named(characters)}, which cannot be used here.`,
  legal: {
    leftOut: (characters) => `We left out ${named(characters)}. Is that part of your address?`,
    keep: (characters) => `Keep ${named(characters)}`,
    leaveOut: () => 'Leave it out',
    undecided: (characters) => `Keep ${named(characters)} or leave it out`,
  },
};

export const germanAddressLabels: AddressLabels = {
  refused: (characters) => `${genannt(characters)} wurde ausgelassen und ist hier nicht verwendbar.`,
  legal: {
    leftOut: (characters) =>
      `${genannt(characters)} wurde ausgelassen. Gehört das zur Postanschriftenbezeichnungsangabe?`,
    keep: (characters) => `${genannt(characters)} in der Postanschrift beibehalten`,
    leaveOut: () => 'Weiterhin auslassen',
    undecided: (characters) => `${genannt(characters)} bitte beibehalten oder auslassen`,
  },
};
