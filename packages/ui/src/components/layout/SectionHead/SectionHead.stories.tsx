import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { SectionHead } from './SectionHead.tsx';

const meta = preview.meta({
  component: SectionHead,
  args: { heading: 'Have a look in the windows', id: 'heading' },
  parameters: { states: ['least', 'usual', 'long-words'] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

/** Words that need no explaining. */
export const HeadingAlone = meta.story({ tags: ['least'] });

/** With a line that says what to do with what follows, and a way past it. */
export const WithLeadAndLink = meta.story({
  tags: ['usual'],
  args: {
    lead: 'Each one is a real, working site. Open the demo on your phone, the way your customers will.',
    action: { label: 'See every window', href: '/templates' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'heading');
    await expect(canvas.getByRole('link', { name: 'See every window' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Schaufensterbesichtigungsmöglichkeiten',
    lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    action: { label: 'Sämtliche Schaufensterauslagen ansehen', href: '/templates' },
  },
  globals: { viewport: { value: 'narrow' } },
});
