import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, root } from './entries.ts';
import { describeApi } from './publicApi.ts';

// Read from top to bottom in a review, so none is longer than that can be done. The sections passed 1500 when the trades
// got functions of their own: each is a dozen and a half lines that nothing else says.
const longest = 1650;

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
    const text = header + list.join('\n');
    expect(text.split('\n').length).toBeLessThanOrEqual(longest);
    await expect(text).toMatchFileSnapshot(path.join(root, `api/${layer}.txt`));
  },
);
