import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Text } from '../../../primitives/index.ts';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { Card } from '../../layout/Card/Card.tsx';
import { CardLink } from './CardLink.tsx';

const meta = preview.meta({
  component: CardLink,
  args: { href: '/bikes/roadster', children: 'The roadster' },
  render: (args) => (
    <Container>
      <Card heading="Delivery bicycle" headingLevel={2}>
        <Text>
          <CardLink {...args} /> comes with a basket.
        </Text>
      </Card>
    </Container>
  ),
});

/** A press anywhere on the card leads the same way. */
export const WholeCard = meta.story({
  play: async ({ canvas }) => {
    await expect(leadsTo(canvas.getByText('Delivery bicycle'))).toBe('/bikes/roadster');
  },
});

/** Its ring goes round the whole card. */
export const ByKeyboard = meta.story({
  args: { ring: 'around' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The roadster' })).toHaveFocus();
  },
});
