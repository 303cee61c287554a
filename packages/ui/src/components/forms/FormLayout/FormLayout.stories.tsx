import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ContactLines } from '../../text/ContactLines/ContactLines.tsx';
import { FormLayout } from './FormLayout.tsx';

const meta = preview.meta({
  component: FormLayout,
  args: {
    headingId: 'layout',
    heading: 'Log in',
    headingLevel: 1 as const,
    children: <p>The form stands here.</p>,
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** A page that is nothing but its form. */
export const APage = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
  },
});

/** A part of a page, with whom else to ask under its words. */
export const APart = meta.story({
  tags: ['usual'],
  args: {
    heading: 'Pop a note through the door',
    headingLevel: 2,
    lead: 'Not sure which one fits? Ask.',
    aside: (
      <ContactLines
        layout="column"
        lines={[{ text: 'hello@awning.example', href: 'mailto:hello@awning.example' }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const form = canvas.getByText('The form stands here.');
    const words = canvas.getByRole('heading', { level: 2 });
    await expect(words.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    lead: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenanfertigungsauftrag',
  },
  globals: { viewport: { value: 'narrow' } },
});
