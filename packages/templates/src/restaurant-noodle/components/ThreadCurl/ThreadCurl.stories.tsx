import preview from '#storybook/preview';
import { ground } from '@awning/ui/theme/ground';
import { threaded } from '../../styles/thread.css.ts';
import { ThreadCurl } from './ThreadCurl.tsx';

const meta = preview.meta({ component: ThreadCurl });

/** On the page. */
export const OnThePage = meta.story({
  decorators: [
    (Story) => (
      <div className={`${threaded} ${ground.plain}`}>
        <svg width="1" height="240" aria-hidden="true" />
        <Story />
      </div>
    ),
  ],
});

/** On paint: the loop's crossing is cut out of it. */
export const OnPaint = meta.story({
  decorators: [
    (Story) => (
      <div className={`${threaded} ${ground.accent}`}>
        <svg width="1" height="240" aria-hidden="true" />
        <Story />
      </div>
    ),
  ],
});
