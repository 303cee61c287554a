import preview from '#storybook/preview';
import { Cloth } from './Cloth.tsx';

const meta = preview.meta({ component: Cloth, args: { size: 'medium' as const } });

/** Over a shop window in a list. */
export const Medium = meta.story();

/** Over a trade's button. */
export const Tiny = meta.story({ args: { size: 'tiny' } });

/** Over the one window a page is about. */
export const Large = meta.story({ args: { size: 'large' } });
