import preview from '#storybook/preview';
import { florist } from '../../../testing/windows.css.ts';
import { Cloth } from './Cloth.tsx';

const meta = preview.meta({ component: Cloth, args: { size: 'medium' as const } });

/** Over a shop window in a list. */
export const Medium = meta.story();

/** Over a trade's button. */
export const Tiny = meta.story({ args: { size: 'tiny' } });

/** Over the one window a page is about. */
export const Large = meta.story({ args: { size: 'large' } });

/** Over the words at the till. */
export const Small = meta.story({ args: { size: 'small' } });

/** In the colours of the window it hangs over. */
export const WindowColours = meta.story({
  args: { dye: 'window' },
  decorators: [
    (Story) => (
      <div className={florist}>
        <Story />
      </div>
    ),
  ],
});

/** Under another cloth, the edge that shows below. */
export const Piping = meta.story({ args: { dye: 'piping' } });
