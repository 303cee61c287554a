import preview from '#storybook/preview';
import { glazed } from '../../styles/glazing.css.ts';
import { Fanlight } from './Fanlight.tsx';

const meta = preview.meta({
  component: Fanlight,
  decorators: [
    (Story) => (
      <div className={glazed} style={{ position: 'relative', blockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Over a heading. */
export const Quiet = meta.story();

/** Over a door. */
export const Bright = meta.story({ args: { glass: 'bright' } });
