import { expect, test } from 'vitest';
import { choiceNames, consent } from './policies/consent.ts';
import { cookiePolicy } from './policies/cookiePolicy.ts';
import { faq } from './faq.ts';
import { hosting } from './orders/hosting.ts';
import { included } from './orders/included.ts';
import { terms } from './policies/terms.ts';

const answers = faq.items(
  { extraPages: '$50', blogSetup: '$100', domainSetup: '$25' },
  { basic: 'Up to 3 pages', intermediate: 'Up to 6 pages', advanced: '12 or more pages' },
  3,
);
const rows = included.rows({
  tier: 'basic',
  pages: ['Home', 'Prices'],
  extraPages: { most: 3, price: '$50' },
  domainSetup: { name: 'Custom Domain Setup', price: '$25' },
});

test('what hosting costs is said in the same words by the questions, the terms and every template', () => {
  expect(rows.find(({ subject }) => subject === 'Hosting')).toMatchObject(hosting);
  for (const words of [hosting.included, hosting.excluded]) {
    expect(answers.find(({ id }) => id === 'monthly-fees')?.answer).toContain(words);
    expect(terms.parts.find(({ id }) => id === 'price')?.body).toContainEqual(expect.stringContaining(words));
  }
});

test('who changes a website is said the same by the questions and every template, and words are asked for on one page', () => {
  const answer = (asked: string) => answers.find(({ id }) => id === asked)?.answer;
  for (const said of [answer('maintenance'), rows.find(({ subject }) => subject === 'Edits')?.included])
    expect(said).toMatch(/on the page of your order/);
  expect(answer('what-you-need')).toMatch(/the page of your order asks for them/);
});

test('the cookie notice and the cookie policy call the three answers by the same names', () => {
  const choices = cookiePolicy.parts.find(({ id }) => id === 'choices');
  const explained = choices?.body.flatMap((block) =>
    typeof block === 'object' && 'terms' in block ? block.terms : [],
  );
  expect(explained?.map(({ name }) => name)).toEqual(Object.values(choiceNames));
  expect(consent.labels).toMatchObject(choiceNames);
});

const words = import.meta.glob<string>(
  [
    './*.ts',
    '!./*.test.ts',
    '../../templates/src/*/{content/*,labels,labels/*,template}.ts',
    '../../templates/src/*/sample/content.json',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test.each([
  ['a copy of what was written to us', /\bcopy (goes|is on its way)/i],
  ['a mail that asks a buyer for words and pictures', /we(’ll| will)? write to you (for|after)/i],
  ['an editor for blogs', /takes no training|ready to write in/i],
  ['that words come by mail, or that there is no editor', /email your words|without an editor|send them to/i],
  ['that what a form takes is carried to the shop', /\bon (a live|your own) site\b/i],
])('nowhere do we promise what nobody supplies: %s', (_, promise) => {
  expect(Object.keys(words).filter((file) => file.endsWith('.json')).length).toBeGreaterThan(10);
  expect(Object.keys(words).length).toBeGreaterThan(60);
  expect(Object.entries(words).flatMap(([file, text]) => (promise.test(text) ? [file] : []))).toEqual([]);
});
