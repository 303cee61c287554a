import preview from '#storybook/preview';
import { Thermometer } from './Thermometer.tsx';

const meta = preview.meta({ component: Thermometer, args: { from: 4, to: 10 } });

/** A larder. */
export const Cool = meta.story();

/** A proving drawer, from across the room. */
export const WarmAndLarge = meta.story({ args: { from: 26, to: 38, size: 'large' } });

/** More than it can show: it stands at the top. */
export const OffTheScale = meta.story({ args: { from: 60, to: 90 } });

/** Another scale. */
export const Oven = meta.story({ args: { from: 180, to: 230, scale: 250 } });
