import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { ShopWindow } from '../ShopWindow/ShopWindow.tsx';
import { Shutter } from './Shutter.tsx';

const meta = preview.meta({
  component: Shutter,
  parameters: { states: ['usual', 'closed', 'open'] },
  decorators: [
    (Story) => (
      <Container width="prose">
        <ShopWindow>
          <Story />
        </ShopWindow>
      </Container>
    ),
  ],
});

/** No shop has moved in yet. */
export const Down = meta.story({
  tags: ['closed'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
});

/** A shop is about to move in. */
export const HalfUp = meta.story({ tags: ['usual', 'open'], args: { raised: 'half' } });
