import { expect, test } from 'vitest';
import { awaitsPayment, priceOrder } from './order.ts';
import type { Template } from './template.ts';

const classic: Template = {
  id: 'barbershop-classic',
  name: 'Barbershop Classic',
  category: 'Barbershop',
  tier: 'basic',
  price: 299_00,
  summary: '',
  manner: 'bold',
  colours: [],
  functions: [],
  style: 'Oxblood and brass',
  image: 'A barbershop home page',
  demoUrl: '/demos/barbershop-classic/',
  createdAt: '2026-09-01',
  description: 'For a barber who has been here a while.',
  features: [],
  addOns: [],
  pages: ['Home'],
};
const deluxe: Template = {
  ...classic,
  id: 'barbershop-deluxe',
  price: 799_00,
  addOns: ['priorityLaunch', 'staffTraining'],
};

test.each([
  ['nothing beside it', classic, [], 299_00],
  ['a blog', classic, ['blogSetup'], 399_00],
  ['all three extras', classic, ['domainSetup', 'extraPages', 'blogSetup'], 474_00],
  ['its own extras', deluxe, ['priorityLaunch', 'staffTraining'], 979_00],
])('a template with %s costs what the catalogue says', (_name, template, addOns, total) => {
  expect(priceOrder(template, addOns)).toMatchObject({ outcome: 'priced', total });
});

test('extras are listed in the order of the counter, ticked in any order', () => {
  const pricing = priceOrder(classic, ['domainSetup', 'extraPages']);
  expect(pricing).toMatchObject({ addOns: [{ id: 'extraPages' }, { id: 'domainSetup' }] });
});

test.each([
  ['that nobody sells', ['cutlery'], 'unknown-add-on', 'cutlery'],
  ['of another template', ['staffTraining'], 'unknown-add-on', 'staffTraining'],
  ['named like a property of every object', ['constructor'], 'unknown-add-on', 'constructor'],
  ['ticked twice', ['blogSetup', 'blogSetup'], 'repeated-add-on', 'blogSetup'],
])('an add-on %s is refused by name', (_name, addOns, outcome, addOn) => {
  expect(priceOrder(classic, addOns)).toEqual({ outcome, addOn });
});

test.each([
  ['pending', true],
  ['cancelled', true],
  ['expired', true],
  ['paid', false],
  ['in_progress', false],
  ['delivered', false],
  ['refunded', false],
] as const)('an order that is %s can be paid for: %s', (status, answer) => {
  expect(awaitsPayment(status)).toBe(answer);
});
