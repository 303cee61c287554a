import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { visit } from '../support/browser.ts';

const all = catalogue.length;

interface Asked {
  /** Texts on the page. */
  words?: readonly string[];
  /** The targets of addresses with a fragment. */
  targets?: readonly string[];
  /** The targets of the links in its contents. */
  links?: readonly string[];
}

// The texts, prices, keys and addresses that the specification quotes, compared with the running shop. Those that
// depend on time or on a visitor's actions are below.
const pages: Readonly<Record<string, Asked>> = {
  '/': {
    words: [
      'Services',
      'Testimonies',
      'Contact Us',
      'Portfolio',
      'View Demo',
      'View Details',
      'Subscribe',
      'Product',
      'Company',
      'Resources',
    ],
    targets: ['services', 'testimonials', 'contact-form'],
  },
  '/pricing': {
    words: [
      'Basic',
      'Intermediate',
      'Advanced',
      '$299',
      '$499',
      '$799',
      '3-5 business days for Basic; 7-14 days for larger sites',
    ],
    targets: ['basic', 'intermediate', 'advanced'],
  },
  '/templates': {
    words: [
      `Showing ${all} of ${all} templates`,
      '$299 – $498',
      '$499 – $698',
      '$699 – $999',
      '$1,000 +',
      'Barbershop',
      'Restaurant',
      'Personal Trainer',
      'Gyms',
      'Flowershop',
    ],
  },
  '/templates/photography': {
    words: ['No templates found matching your criteria', 'Clear Filters', 'Nearest to Photography'],
  },
  '/templates/barbershop/barbershop-deluxe': { words: ['Barbershop Deluxe', '$799', 'Advanced'] },
  '/templates/barbershop/barbershop-classic': { words: ['Barbershop Classic', '$299', 'Basic'] },
  '/templates/barbershop/nothing': { words: ['Template not found'] },
  '/checkout': {
    words: ['Barbershop Classic', 'Extra Pages', '$50', 'Blog Setup', '$100', 'Custom Domain Setup', '$25'],
  },
  '/checkout?templateId=barbershop-deluxe': {
    words: ['Priority Launch', 'Staff Training Session', '$80', 'Ready in 7-14 days.'],
  },
  '/blog': { words: ['All', 'SEO', 'Business', 'Design'] },
  '/blog?q=zzzz': { words: ['No posts found'] },
  '/blog/nothing': { words: ['Post not found'] },
  '/landing': {
    words: [
      'Barbershop',
      'Restaurant',
      'Photography',
      'Consulting',
      'Education',
      'Health',
      'Technology',
      'Marketing',
      'Real Estate',
      'Travel',
      'Beauty',
      'Weddings',
      'Personal Trainer',
      'Gyms',
      'Flowershop',
      '3 designs, from $299',
      'To order',
      'Ask for one',
      'Continue',
      'Subscribe',
    ],
    links: ['/pricing#basic', '/pricing#intermediate', '/pricing#advanced'],
  },
  '/login': { words: ['Loading your experience...'] },
  '/sign-up': { words: ['Loading your experience...'] },
  '/account': { words: ['Loading your experience...'] },
  '/dashboard': { words: ['Loading your experience...'] },
  '/dashboard/orders': { words: ['Loading your experience...'] },
  '/cookie-policy': { words: ['cookieConsent', 'user-status', 'accessToken'] },
  '/nowhere': { words: ['404', 'Oops! Page not found', 'Return to Home'] },
};

const read = async (address: string) => (await visit(address, { javaScriptEnabled: false })).page;

test.each(Object.entries(pages))(
  '%s has the texts and links that the specification quotes, before any script',
  async (address, { words = [], targets = [], links = [] }) => {
    const reader = await read(address);
    const text = ((await reader.locator('body').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const word of words) expect.soft(text, word).toContain(word);
    for (const id of targets) expect.soft(await reader.locator(`[id="${id}"]`).count(), `#${id}`).toBe(1);
    for (const href of links) {
      const found = reader.getByRole('main').locator(`a[href="${href}"]`);
      expect.soft(await found.count(), href).toBeGreaterThan(0);
    }
  },
);

test('on a desktop the board links to the specification’s pages, and to the prices', async () => {
  const reader = await read('/pricing');
  const board = reader.getByRole('navigation', { name: 'Main' });
  expect(await board.getByRole('link').allInnerTexts()).toEqual([
    'Templates',
    'Pricing',
    'Home',
    'Services',
    'Testimonies',
    'Contact Us',
  ]);
  expect(await board.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('page');
});

test('the catalogue can be sorted in the five ways', async () => {
  const reader = await read('/templates');
  const values = await reader
    .getByRole('combobox')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['popular', 'rating', 'price-low', 'price-high', 'newest']);
});
