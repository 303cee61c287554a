import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, root } from './entries.ts';
import { describeApi } from './publicApi.ts';

// A reviewer reads it from top to bottom: an entry longer than this does too much.
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
  'what can be imported of the %s is what its list says, so that a review shows every change',
  async ([layer, pattern]) => {
    const list = described.filter(({ name }) => pattern.test(name)).map(({ text }) => text);
    expect(list.length).toBeGreaterThan(0);
    // The contract of themes may be as long as it needs.
    const tooLong = list.filter((text) => layer !== 'foundations' && text.split('\n').length > longest);
    expect(tooLong).toEqual([]);
    await expect(header + list.join('\n')).toMatchFileSnapshot(path.join(root, `api/${layer}.txt`));
  },
);
