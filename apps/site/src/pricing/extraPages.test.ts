import { services } from '@awning/content/services';
import { terms } from '@awning/content/policies/terms';
import { addOnsOf, mostExtraPages } from '@awning/shop/addOns';
import { expect, test } from 'vitest';
import { questions } from './PricingPage/questions.ts';

test('Extra Pages says how many wherever it is offered in words', () => {
  const most = new RegExp(`up to ${mostExtraPages}\\b`, 'i');
  const part = terms.parts.find(({ id }) => id === 'goods');
  expect(addOnsOf({ addOns: [] }).find(({ id }) => id === 'extraPages')?.description).toMatch(most);
  expect(services.extraPages.text).toMatch(most);
  expect(questions.find(({ id }) => id === 'more-pages')?.answer).toMatch(most);
  expect(part?.body).toContainEqual(
    expect.stringContaining(`Extra Pages means up to ${mostExtraPages} more`),
  );
});
