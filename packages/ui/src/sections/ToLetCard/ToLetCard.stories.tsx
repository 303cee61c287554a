import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Grid, Heading, Stack } from '../../primitives/index.ts';
import { toLet } from './ToLetCard.fixtures.ts';
import { ToLetCard } from './ToLetCard.tsx';

const meta = preview.meta({
  component: ToLetCard,
  parameters: { states: ['least', 'usual', 'long-words', 'keyboard'] },
  args: toLet,
  decorators: [
    (Story) => (
      <Container>
        <Stack gap="large">
          <Heading level={2} size="xlarge">
            Shop windows
          </Heading>
          <Grid narrowest="large" gap="roomy">
            <Story />
          </Grid>
        </Stack>
      </Container>
    ),
  ],
});

/** A trade without a template yet. */
export const Usual = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'We’ll build it for you' })).toHaveTextContent('To let');
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/pricing#quote',
    );
  },
});

/** Words that need their room, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    bill: { heading: 'Gewerbemietfläche', note: 'Ihr Handwerksbetrieb fehlt noch in der Ladenzeile?' },
    plate: 'Kostenvoranschlag',
    action: { label: 'Kostenvoranschlag anfordern', href: '/pricing#quote' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A word on the glass, and nothing under it. */
export const Least = meta.story({ tags: ['least'], args: { bill: { heading: 'To let' } } });

/** By keyboard alone: the card, then its button. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['We’ll build it for you', 'Ask for a quote']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
