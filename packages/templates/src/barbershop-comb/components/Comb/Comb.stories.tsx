import preview from '#storybook/preview';
import { Comb } from './Comb.tsx';

const meta = preview.meta({ component: Comb, args: { teeth: 12 } });

/** An hour, five minutes to a tooth. */
export const Dozen = meta.story();

/** As short as stubble. */
export const Short = meta.story({ args: { length: 0.6 } });

/** As long as an afro comb's. */
export const Long = meta.story({ args: { teeth: 8, length: 27 } });

/** As large as the words it stands with. */
export const InLargeWords = meta.story({
  decorators: [
    (Story) => (
      <h2>
        One hour <Story />
      </h2>
    ),
  ],
});
