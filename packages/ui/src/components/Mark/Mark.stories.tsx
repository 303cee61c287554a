import preview from '#storybook/preview';
import { Mark } from './Mark.tsx';

const meta = preview.meta({ component: Mark, args: { kind: 'done' as const, size: 'large' as const } });

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
