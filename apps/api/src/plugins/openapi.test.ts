import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';

// After a change that is meant: npx vitest run --project api apps/api/src/plugins/openapi.test.ts -u
test('the API is what packages/contract/openapi.json says', async () => {
  const { get } = await createTestApp({ production: true });
  const { code } = await format('openapi.json', (await get('/docs/json')).body, { printWidth: 110 });

  await expect(code).toMatchFileSnapshot('../../../../packages/contract/openapi.json');
});
