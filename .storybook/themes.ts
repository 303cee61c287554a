import { barbershop } from '../packages/ui/src/theme/themes/barbershop.css.ts';
import { day } from '../packages/ui/src/theme/themes/day.css.ts';
import { flowershop } from '../packages/ui/src/theme/themes/flowershop.css.ts';
import { gym } from '../packages/ui/src/theme/themes/gym.css.ts';
import { night } from '../packages/ui/src/theme/themes/night.css.ts';
import { restaurant } from '../packages/ui/src/theme/themes/restaurant.css.ts';
import { trainer } from '../packages/ui/src/theme/themes/trainer.css.ts';

/** Every theme the toolbar offers, by name. */
export const themes = { day, night, barbershop, restaurant, trainer, gym, flowershop };

export type ThemeName = keyof typeof themes;

export const isThemeName = (name: unknown): name is ThemeName => typeof name === 'string' && name in themes;
