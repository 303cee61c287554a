import { expect, test } from 'vitest';
import { choiceNames, consent } from './policies/consent.ts';
import { cookiePolicy } from './policies/cookiePolicy.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { landing } from './landing.ts';
import { pricing } from './pricing.ts';
import { templateWords } from './template.ts';
import { hosting, takenAlong } from './orders/hosting.ts';
import { included } from './orders/included.ts';
import { questions } from './orders/questions.ts';
import { workshopWords } from './orders/workshopWords.ts';
import { licence } from './policies/licence.ts';
import { moneyBack } from './policies/moneyBack.ts';
import { refunds } from './policies/refunds.ts';
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

test('the questions, the terms and every template state the price of hosting in the same words', () => {
  expect(rows.find(({ subject }) => subject === 'Hosting')).toMatchObject(hosting);
  for (const words of [hosting.included, hosting.excluded]) {
    expect(answers.find(({ id }) => id === 'monthly-fees')?.answer).toContain(words);
    expect(terms.parts.find(({ id }) => id === 'price')?.body).toContainEqual(expect.stringContaining(words));
  }
});

test('every page about prices says in the same words that hosting is included', () => {
  // Where there is room for no more, it is the beginning of the sentence, which is true by itself.
  const inShort = hosting.included.slice(0, hosting.included.indexOf(':'));
  expect(inShort).toBe('Hosting is in the price');
  const said = {
    home: home.why.fees.text,
    landing: landing.features.items.find(({ title }) => title === 'Paid once')?.text,
    pricing: pricing.footnote,
    template: rows.find(({ subject }) => subject === 'Hosting')?.included,
    questions: answers.find(({ id }) => id === 'monthly-fees')?.answer,
  };
  for (const [page, text] of Object.entries(said))
    expect([page, text]).toEqual([page, expect.stringContaining(inShort)]);
  // In a list, its name stands among the other things that are included.
  for (const list of [pricing.inEach, templateWords.firstYear.free]) expect(list).toContain('Hosting');
});

test('the questions and every template say the same about who changes a website, and words are asked for on one page', () => {
  const answer = (asked: string) => answers.find(({ id }) => id === asked)?.answer;
  for (const said of [answer('maintenance'), rows.find(({ subject }) => subject === 'Edits')?.included])
    expect(said).toMatch(/on the page of your order/);
  expect(answer('what-you-need')).toMatch(/the page of your order asks for them/);
});

test('questions before paying are answered in the words of the order and of the policies', () => {
  const asked = questions.items({ tier: 'basic', delivery: '3-5 business days' });
  const policies = JSON.stringify([refunds.parts, terms.parts]);
  const answer = (question: RegExp) => asked.find((one) => question.test(one.question))!.answer;
  for (const [question, words] of [
    [/pay each month/, hosting.excluded],
    [/money back/, moneyBack.beforeBegun],
    [/money back/, moneyBack.onceBegun],
    [/money back/, moneyBack.onceDelivered],
    [/take it with me/, licence.basic],
    [/take it with me/, takenAlong],
  ] as const) {
    expect(answer(question)).toContain(words);
    expect(policies).toContain(words);
  }
  expect(answer(/^When is it live/)).toContain(included.delivery.text('3-5 business days'));
  // The workshop's own words.
  const { approve, releases } = workshopWords;
  expect(answer(/change everything/)).toMatch(/one round of other changes is in the price/);
  expect(approve.change.hint).toMatch(/one round is in the price/);
  expect(releases.lead).toMatch(/Only you and the shop can see it/);
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
    './{,*/}*.{ts,mdx}',
    '!./*.test.ts',
    '../../../apps/api/src/modules/**/*.mails.ts',
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
  [
    'that hosting costs more',
    /hosting (is|comes|costs) (not|extra|from|by the)|\b(pay|bill) for (the |your )?host/i,
  ],
  ['that what a form takes is carried to the shop', /\bon (a live|your own) site\b/i],
])('nowhere do we promise what nobody supplies: %s', (_, promise) => {
  expect(Object.keys(words).filter((file) => file.endsWith('.json')).length).toBeGreaterThan(10);
  expect(Object.keys(words).length).toBeGreaterThan(60);
  expect(Object.entries(words).flatMap(([file, text]) => (promise.test(text) ? [file] : []))).toEqual([]);
});
