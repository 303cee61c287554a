import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { visit } from '../support/browser.ts';

const all = catalogue.length;

// The words, prices, keys and addresses that the specification quotes, read from the running shop. What depends on time or
// on what somebody does is below.
const onThePage: readonly [address: string, words: readonly string[]][] = [
  ['/', ['Services', 'Testimonies', 'Contact Us', 'Portfolio', 'View Demo', 'View Details', 'Subscribe']],
  ['/', ['Product', 'Company', 'Resources']],
  ['/pricing', ['Basic', 'Intermediate', 'Advanced', '$299', '$499', '$799']],
  ['/pricing', ['3-5 business days for Basic; 7-14 days for larger sites']],
  ['/templates', [`Showing ${all} of ${all} templates`, '$299 – $498', '$499 – $698']],
  ['/templates', ['$699 – $999', '$1,000 +']],
  ['/templates', ['Barbershop', 'Restaurant', 'Personal Trainer', 'Gyms', 'Flowershop']],
  [
    '/templates/photography',
    ['No templates found matching your criteria', 'Clear Filters', 'Nearest to Photography'],
  ],
  ['/templates/barbershop/barbershop-deluxe', ['Barbershop Deluxe', '$799', 'Advanced']],
  ['/templates/barbershop/barbershop-classic', ['Barbershop Classic', '$299', 'Basic']],
  ['/templates/barbershop/nothing', ['Template not found']],
  [
    '/checkout',
    ['Barbershop Classic', 'Extra Pages', '$50', 'Blog Setup', '$100', 'Custom Domain Setup', '$25'],
  ],
  [
    '/checkout?templateId=barbershop-deluxe',
    ['Priority Launch', 'Staff Training Session', '$80', 'Ready in 7-14 days.'],
  ],
  ['/blog', ['All', 'SEO', 'Business', 'Design']],
  ['/blog?q=zzzz', ['No posts found']],
  ['/blog/nothing', ['Post not found']],
  ['/landing', ['Barbershop', 'Restaurant', 'Photography', 'Consulting', 'Education', 'Health']],
  ['/landing', ['Technology', 'Marketing', 'Real Estate', 'Travel', 'Beauty', 'Weddings']],
  ['/landing', ['Continue', 'Subscribe']],
  ['/landing', ['Personal Trainer', 'Gyms', 'Flowershop', '3 designs, from $299', 'To let', 'Ask for one']],
  ['/login', ['Loading your experience...']],
  ['/sign-up', ['Loading your experience...']],
  ['/account', ['Loading your experience...']],
  ['/dashboard', ['Loading your experience...']],
  ['/dashboard/orders', ['Loading your experience...']],
  ['/cookie-policy', ['cookieConsent', 'user-status', 'accessToken']],
  ['/nowhere', ['404', 'Oops! Page not found', 'Return to Home']],
];

const read = async (address: string) => (await visit(address, { javaScriptEnabled: false })).page;

test.each(onThePage)('%s says %j, before any script', async (address, words) => {
  const reader = await read(address);
  const text = ((await reader.locator('body').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  for (const word of words) expect(text).toContain(word);
});

test.each([
  ['/', ['services', 'testimonials', 'contact-form']],
  ['/pricing', ['basic', 'intermediate', 'advanced']],
])('%s has the targets %j', async (address, ids) => {
  const reader = await read(address);
  for (const id of ids) expect(await reader.locator(`[id="${id}"]`).count()).toBe(1);
});

test('on a desk the board over the door leads to the specification’s pages, and to the prices', async () => {
  const reader = await read('/pricing');
  const board = reader.getByRole('navigation', { name: 'Main' });
  expect(await board.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Templates',
    'Pricing',
    'Services',
    'Testimonies',
    'Contact Us',
  ]);
  expect(await board.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('page');
});

test('the catalogue can be ordered in the five ways', async () => {
  const reader = await read('/templates');
  const values = await reader
    .getByRole('combobox')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['popular', 'rating', 'price-low', 'price-high', 'newest']);
});

test.each([
  ['/landing', 'Basic', '/pricing#basic'],
  ['/landing', 'Intermediate', '/pricing#intermediate'],
  ['/landing', 'Advanced', '/pricing#advanced'],
])('%s leads by “%s” to %s', async (address, _name, href) => {
  const reader = await read(address);
  expect(await reader.getByRole('main').locator(`a[href="${href}"]`).count()).toBeGreaterThan(0);
});
