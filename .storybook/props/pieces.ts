import type { Plugin } from 'vite';
import { componentsIn, importPathOf } from './originIn.ts';
import { allStories, createPropsReader } from './readProps.ts';

/** Gives the docs pages the props of each piece and where it is imported from. */
export function pieces(): Plugin {
  let reader: ReturnType<typeof createPropsReader> | undefined;
  let building = true;
  return {
    name: 'awning-pieces',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    watchChange() {
      reader?.refresh();
    },
    transform(code, id) {
      if (id.includes('/node_modules/')) return undefined;
      if (id.endsWith('.stories.tsx')) {
        // A build needs all of them; a developer at work on a piece needs few.
        reader ??= createPropsReader(building ? allStories() : []);
        const piece = reader.pieceOf(id);
        if (!piece) return undefined;
        const { expression, description, props, files, from } = piece;
        for (const file of files) this.addWatchFile(file);
        const docgen = { displayName: expression, description, takes: props };
        const origin = expression.includes('.') && from && { name: expression, from };
        const told = JSON.stringify({ __docgenInfo: docgen, ...(origin && { __origin: origin }) });
        return { code: `${code}\nObject.assign(${expression}, ${told});`, map: null };
      }
      if (!id.endsWith('.tsx')) return undefined;
      const told = componentsIn(code).flatMap((name) => {
        const from = importPathOf(id, name);
        return from ? `Object.assign(${name}, ${JSON.stringify({ __origin: { name, from } })});` : [];
      });
      return told.length > 0 ? { code: [code, ...told].join('\n'), map: null } : undefined;
    },
  };
}
