import preview from '#storybook/preview';
import { Plate } from './Plate.tsx';

const meta = preview.meta({ component: Plate, args: { label: 'Barbershop' } });

/** Sorts a thing in a list: its trade. */
export const Quiet = meta.story();

/** The first of three ranks. */
export const Outlined = meta.story({ args: { label: 'Basic', tone: 'outlined' } });

/** The second. */
export const Solid = meta.story({ args: { label: 'Intermediate', tone: 'solid' } });

/** The third. */
export const Dark = meta.story({ args: { label: 'Advanced', tone: 'dark' } });
