import { expect, fn, userEvent, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import {
  german as germanLetters,
  letters,
} from '../../../components/forms/SubscribeForm/SubscribeForm.fixtures.ts';
import { SubscribeForm } from '../../../components/forms/SubscribeForm/SubscribeForm.tsx';
import { Container, Heading } from '../../../primitives/index.ts';
import { base, german, labels, shop } from './Footer.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  component: Footer,
  args: { copyright: base.copyright, labels },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'success', 'keyboard'],
  },
});

/** The least the law asks for. */
export const CopyrightOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Awning');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** The small footer, for pages where the visitor is busy: one row. */
export const BaseOnly = meta.story({
  tags: ['usual'],
  args: base,
  play: async ({ canvas }) => {
    const smallPrint = within(canvas.getByRole('navigation', { name: 'Small print' }));
    await expect(smallPrint.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/refunds');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});

/** The whole of it, under a shop's own pages. */
export const Usual = meta.story({
  tags: ['usual'],
  args: shop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Product',
      'Company',
      'Resources',
    ]);
    const company = within(canvas.getByRole('navigation', { name: 'Company' }));
    await expect(company.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Awning' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://linkedin.example/awning',
    );
  },
});

/** With a slip to fill in for the shop’s letters. */
export const WithLetters = meta.story({
  tags: ['usual'],
  args: {
    ...shop,
    newsletter: {
      heading: 'Post, now and then',
      form: <SubscribeForm {...letters} look="slip" onSubmit={fn()} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Post, now and then', level: 2 })).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email.closest('form')).toHaveAttribute('action', '/newsletter/subscribe');
    await userEvent.type(email, 'ada{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  },
});

/** A visitor has just filled in the form for the newsletter. */
export const LettersThanked = meta.story({
  tags: ['success'],
  args: {
    ...shop,
    newsletter: {
      heading: 'Post, now and then',
      form: <SubscribeForm {...letters} look="slip" status="success" />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Thanks — check your inbox!' })).toBeVisible();
  },
});

/** The same with words that need their room, on the narrowest phone. */
export const LettersLongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...german,
    newsletter: {
      heading: 'Rundschreibenabonnement',
      form: <SubscribeForm {...germanLetters} look="slip" status="error" />,
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Under a page whose outline goes deeper. */
export const DeeperHeadings = meta.story({
  args: { ...shop, headingLevel: 3 },
  render: (args) => (
    <>
      <Container>
        <Heading level={2} size="large">
          Questions
        </Heading>
      </Container>
      <Footer {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

/** Words three times as long, one of them endless, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: german,
  globals: { viewport: { value: 'narrow' } },
});

/** A shop with much to say about itself. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...shop,
    columns: Array.from({ length: 7 }, (_, column) => ({
      heading: `Aisle ${column + 1}`,
      links: Array.from({ length: 9 }, (__, shelf) => ({
        label: `Shelf ${shelf + 1}`,
        href: `/${column}/${shelf}`,
      })),
    })),
  },
});

/** Without columns nothing is rendered, so there is no gap. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { ...base, columns: [] },
  play: rendersNothing,
});

/** By keyboard alone: in reading order. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: shop,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Awning' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Templates' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(document.body).toHaveFocus();
  },
});

/** One column for all the pages that fit nowhere else. */
export const UsefulLinks = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...shop,
    columns: [{ heading: 'Useful links', links: shop.columns.flatMap(({ links }) => links) }],
  },
});
