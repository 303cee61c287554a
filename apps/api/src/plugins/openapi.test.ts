import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';

// After an intended change: npx vitest run --project api apps/api/src/plugins/openapi.test.ts -u
test('the API matches packages/contract/openapi.json', async () => {
  const { get } = await createTestApp({ production: true });
  const { code } = await format('openapi.json', (await get('/docs/json')).body, { printWidth: 110 });

  await expect(code).toMatchFileSnapshot('../../../../packages/contract/openapi.json');
});
