import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Section } from '../../../primitives/index.ts';
import { HeadingWithLead } from './HeadingWithLead.tsx';

const meta = preview.meta({
  component: HeadingWithLead,
  args: { id: 'repairs', heading: 'Repairs while you wait', headingLevel: 2 as const },
  render: (args) => (
    <Section labelledBy={args.id}>
      <HeadingWithLead {...args} />
    </Section>
  ),
});

/** A name and no more: it names the section around it. */
export const HeadingOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Repairs while you wait' })).toBeVisible();
  },
});

/** With a line that says what to do. */
export const Usual = meta.story({
  args: { lead: 'Bring it in before four and it goes home with you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before four/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** Where it is the page's own heading. */
export const OpensThePage = meta.story({
  args: { headingLevel: 1 as const, lead: 'Bring it in before four and it goes home with you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Repairs while you wait' })).toBeVisible();
  },
});
