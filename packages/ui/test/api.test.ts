import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, root } from './entries.ts';
import { describeApi } from './publicApi.ts';

// Read from top to bottom in a review: what takes longer to read than this is too much for one thing.
const longest = 50;

const layers = {
  sections: /^sections\//,
  components: /^components\//,
  foundations: /^(?!sections\/|components\/)/,
};

const header = `What can be imported of @awning/ui. What each prop is for stands where it is declared: an editor shows it from the
package’s .d.ts files, and Storybook in the table of the piece.

`;

const described = describeApi(entriesOf());

test.for(Object.entries(layers))(
  'what can be imported of the %s is what its list says: a change of it is one to be seen in review',
  async ([layer, pattern]) => {
    const list = described.filter(({ name }) => pattern.test(name)).map(({ text }) => text);
    expect(list.length).toBeGreaterThan(0);
    // The contract of themes is as long as it is.
    const tooLong = list.filter((text) => layer !== 'foundations' && text.split('\n').length > longest);
    expect(tooLong).toEqual([]);
    await expect(header + list.join('\n')).toMatchFileSnapshot(path.join(root, `api/${layer}.txt`));
  },
);
