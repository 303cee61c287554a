import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/** Returns the inline scripts in as few bytes as possible: they stand in every page, before all other scripts. */
export const leanEntry: Plugin = {
  name: 'lean-entry',
  enforce: 'pre',
  load: {
    filter: { id: /\/(startScript|restScript|themeScript)\.js\?raw$/ },
    async handler(id) {
      const file = id.replace('?raw', '');
      const { code } = await minify(file, await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(code.trim())}`;
    },
  },
};
