import type { AdminSite } from '@awning/contract/admin/sites';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import { designForm } from '@awning/templates/designForm';
import { loadDesign } from '@awning/templates/designs';
import { expect, test } from 'vitest';
import { changesSince } from './changesSince.ts';

const form: WorkshopForm = designForm((await loadDesign('barbershop-classic'))!, '');
const photos = [
  { file: 'front-1.jpg', name: 'IMG_2041.jpg' },
  { file: 'front-2.jpg', name: 'IMG_2042.jpg' },
] as unknown as AdminSite['pictures'];

type Content = Readonly<Record<string, unknown>>;

/** Each change as one line. */
const read = (before: Content, after: Content, options: [before: Content, after: Content] = [{}, {}]) =>
  changesSince(
    { content: before, options: options[0] },
    { content: after, options: options[1] },
    { form, photos },
  ).map((change) => `${change.field}: ${change.before} → ${change.after}`);

const priced = (...items: Content[]) => ({ prices: { groups: [{ heading: 'Hair', items }] } });
const cut = { name: 'Cut', price: 2000 };
const shave = { name: 'Shave', price: 1450 };
const front = { kind: 'photo', file: 'front-1.jpg', alt: 'The door' };

test('what says the same is not named, whatever it says', () => {
  expect(read(priced(cut, shave), priced(cut, shave))).toEqual([]);
});

test('a field is called as its buyer sees it, in the order of their form', () => {
  const before = { prices: priced(cut).prices, business: { name: 'Sharp', telephone: '0114 496 0162' } };
  const after = { prices: priced({ ...cut, price: 2200 }).prices, business: { name: 'Blunt' } };
  expect(read(before, after)).toEqual([
    'Name: Sharp → Blunt',
    'Telephone: 0114 496 0162 → Nothing',
    'Prices, Hair, Cut, Price: £20 → £22',
  ]);
});

test('rows are known by their names: one that comes changes none below it, and one that goes is said', () => {
  expect(
    read(priced(cut, shave), priced({ name: 'Fade', price: 2500 }, cut, { ...shave, price: 1500 })),
  ).toEqual(['Prices, Hair, Fade: Nothing → Added: Fade, £25', 'Prices, Hair, Shave, Price: £14.50 → £15']);
  expect(read(priced(cut, shave), priced(cut))).toEqual(['Prices, Hair, Shave: Shave, £14.50 → Removed']);
  expect(read(priced(cut, shave), priced(shave, cut))).toEqual([
    'Prices, Hair, Order: Cut, Shave → Shave, Cut',
  ]);
  expect(read(priced(cut), priced({ ...cut, name: 'Short cut' }))).toEqual([
    'Prices, Hair, Short cut, Name: Cut → Short cut',
  ]);
});

test('sums are in the currency of their version', () => {
  const before = { ...priced(cut), business: { currency: 'EUR' } };
  const after = { ...priced({ ...cut, price: 2100 }), business: { address: { country: 'CH' } } };
  expect(read(before, after).at(-1)).toMatch(/^Prices, Hair, Cut, Price: €20 → CHF\s21$/);
});

test('a picture is called by what it shows and where it came from', () => {
  const opened = (picture: unknown) => ({ opening: { picture } });
  expect(read(opened(front), opened({ ...front, file: 'front-2.jpg' }))).toEqual([
    'The first screen, The picture on your front page: The door (IMG_2041.jpg) → The door (IMG_2042.jpg)',
  ]);
  expect(read(opened(front), opened({ kind: 'none' }))[0]).toMatch(/→ No picture$/);
  expect(read(opened(undefined), opened(front))[0]).toMatch(/: The picture of the design → The door/);
  expect(read(opened(front), opened({ ...front, focus: { x: 10, y: 20 } }))[0]).toMatch(
    /→ The same picture, cut otherwise$/,
  );
});

test('days and looks are said in words', () => {
  const week = (opens: string) => ({ hours: { week: [{ days: ['Mon', 'Tue'], opens, closes: '18:00' }] } });
  expect(read(week('08:30'), week('09:00'))).toEqual(['Opening hours, Mon, Tue, Opens: 08:30 → 09:00']);
  expect(read({}, {}, [{}, { pictures: 'drawn', plain: true }])).toEqual([
    'Pictures: Nothing → Drawings',
    'Plain words: No → Yes',
  ]);
});

test('what the design does not ask for is called by its place', () => {
  const said = (word: string) => ({ designs: { 'gym-lift': { floor: word } } });
  expect(read(said('one'), said('two'))).toEqual(['floor: one → two']);
});
