import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ component: Icon, args: { kind: 'done' as const, size: 'large' as const } });

/** It went well. */
export const Done = meta.story();

/** It did not. */
export const Problem = meta.story({ args: { kind: 'problem' } });

/** It takes a while. */
export const Waiting = meta.story({ args: { kind: 'waiting' } });

/** It is in the list. */
export const Tick = meta.story({ args: { kind: 'tick' } });

/** It can be put away. */
export const Cross = meta.story({ args: { kind: 'cross' } });

/** It can be opened, or had once more. */
export const Plus = meta.story({ args: { kind: 'plus' } });

/** It can be closed, or had once less. */
export const Minus = meta.story({ args: { kind: 'minus' } });

/** It looks for words. */
export const Search = meta.story({ args: { kind: 'search' } });

/** It leaves out what was not asked for. */
export const Filter = meta.story({ args: { kind: 'filter' } });

/** It is liked. */
export const Heart = meta.story({ args: { kind: 'heart' } });

/** There is one before this. It points the way reading runs. */
export const Previous = meta.story({ args: { kind: 'previous' } });

/** There is one after this. Where reading runs from the right, it points to the left. */
export const Next = meta.story({
  args: { kind: 'next' },
  render: (args) => (
    <>
      <Icon {...args} />
      <span dir="rtl">
        <Icon {...args} />
      </span>
      <span dir="rtl">
        <Icon {...args} kind="done" />
      </span>
    </>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].map((sign) => getComputedStyle(sign).scale);
    await expect(turned).toEqual(['none', '-1 1', 'none']);
  },
});

/** It moves, and can be stopped. */
export const Pause = meta.story({ args: { kind: 'pause' } });

/** It can be set going. */
export const Play = meta.story({ args: { kind: 'play' } });

export const Telephone = meta.story({ args: { kind: 'telephone' } });

export const Calendar = meta.story({ args: { kind: 'calendar' } });

/** What is ordered. */
export const Basket = meta.story({ args: { kind: 'basket' } });

/** Where it is. */
export const Way = meta.story({ args: { kind: 'way' } });

export const Letter = meta.story({ args: { kind: 'letter' } });
