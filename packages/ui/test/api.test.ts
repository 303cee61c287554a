import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, root } from './entries.ts';
import { describeApi } from './publicApi.ts';

test('what can be imported is what api.txt says: a change of it is one to be seen in review', async () => {
  await expect(describeApi(entriesOf())).toMatchFileSnapshot(path.join(root, 'api.txt'));
});
