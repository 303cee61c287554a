import { expect, test } from 'vitest';
import { createTestApp, purchase, type TestApp } from '../testing/createTestApp.ts';

const pay = async ({ order, postForm }: TestApp, body: unknown = purchase) => {
  const { page } = await order(body);
  await postForm(page, { outcome: 'pay' });
};

test('a paid order sends one mail to the buyer and one to the shop', async () => {
  const app = await createTestApp();
  await pay(app);
  const first = await app.outbox();
  const again = await app.outbox();

  expect(first).toHaveLength(2);
  expect(again.toSorted()).toEqual(first.toSorted());
  const receipt = first.find((raw) => raw.includes('\r\nTo: ada@sharp.example\r\n'));
  const notice = first.find((raw) => raw.includes('\r\nTo: desk@awning.example\r\n'));
  expect(receipt).toMatch(/\r\nSubject: Your order AW-\w{4}-\w{4} at Awning\r\n/);
  expect(notice).toContain('\r\nReply-To: ada@sharp.example\r\n');
});
