import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { barber, doorway, florist } from '../../../testing/windows.css.ts';
import { ShopDoor } from './ShopDoor.tsx';

const meta = preview.meta({
  component: ShopDoor,
  args: { sign: 'OPEN' },
  // As tall as the wall it hangs in, and dressed as the window beside it.
  render: (args) => (
    <div className={`${barber} ${doorway}`}>
      <ShopDoor {...args} />
    </div>
  ),
});

/** The sign is seen and not heard: a screen reader does not say that a drawing is open. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('OPEN')).toBeVisible();
    await expect(canvas.getByText('OPEN').closest('[aria-hidden=true]')).not.toBeNull();
  },
});

/** In other colours it is another shop’s. */
export const Florist = meta.story({
  render: (args) => (
    <div className={`${florist} ${doorway}`}>
      <ShopDoor {...args} />
    </div>
  ),
});

/** German, then a word without end: the sign grows downwards and stays on the glass. */
export const LongWords = meta.story({
  args: { sign: 'GEÖFFNET' },
  render: (args) => (
    <>
      {[args.sign, 'GRUNDSTÜCKSVERKEHRSGENEHMIGUNG'].map((sign) => (
        <div key={sign} className={`${barber} ${doorway}`}>
          <ShopDoor sign={sign} />
        </div>
      ))}
    </>
  ),
});
