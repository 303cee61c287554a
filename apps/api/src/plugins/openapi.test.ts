import { format } from 'prettier';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';

// After a change that is meant: npx vitest run --project api apps/api/src/plugins/openapi.test.ts -u
test('the API is what packages/contract/openapi.json says', async () => {
  const { get } = await createTestApp({ production: true });
  const described = await format((await get('/docs/json')).body, { parser: 'json', printWidth: 110 });

  await expect(described).toMatchFileSnapshot('../../../../packages/contract/openapi.json');
});
