import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { ShopWindow } from '../../shopfront/ShopWindow/ShopWindow.tsx';
import { ShopScene } from './ShopScene.tsx';

const meta = preview.meta({
  component: ShopScene,
  args: { kind: 'cat' as const },
  parameters: { states: ['usual'] },
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

/** Before a shop has moved in. The words beside it say the same, so it is not read out. */
export const Cat = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** While papers are filled in. */
export const Counter = meta.story({ tags: ['usual'], args: { kind: 'counter' } });

/** Customers may come. */
export const Open = meta.story({ tags: ['usual'], args: { kind: 'open' } });
