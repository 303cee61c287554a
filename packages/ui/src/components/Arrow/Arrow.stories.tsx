import preview from '#storybook/preview';
import { Arrow } from './Arrow.tsx';

const meta = preview.meta({ component: Arrow, args: { direction: 'onward' as const } });

/** To what comes next. */
export const Onward = meta.story();

/** To what came before. */
export const Back = meta.story({ args: { direction: 'back' } });

/** Onward, where lines are read from right to left. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
