import { barbershop as barbershopClass } from '../theme/themes/barbershop.css.ts';
import { day as dayClass } from '../theme/themes/day.css.ts';
import { flowershop as flowershopClass } from '../theme/themes/flowershop.css.ts';
import { gym as gymClass } from '../theme/themes/gym.css.ts';
import { night as nightClass } from '../theme/themes/night.css.ts';
import { restaurant as restaurantClass } from '../theme/themes/restaurant.css.ts';
import { trainer as trainerClass } from '../theme/themes/trainer.css.ts';
import { day, night } from '../theme/tokens/awning.ts';
import { barbershop } from '../theme/tokens/barbershop.ts';
import { flowershop } from '../theme/tokens/flowershop.ts';
import { gym } from '../theme/tokens/gym.ts';
import { restaurant } from '../theme/tokens/restaurant.ts';
import { trainer } from '../theme/tokens/trainer.ts';

/** Every theme of the package: the class that sets its tokens, and the tokens as they were made. */
export const themes = {
  day: { className: dayClass, tokens: day },
  night: { className: nightClass, tokens: night },
  barbershop: { className: barbershopClass, tokens: barbershop },
  restaurant: { className: restaurantClass, tokens: restaurant },
  trainer: { className: trainerClass, tokens: trainer },
  gym: { className: gymClass, tokens: gym },
  flowershop: { className: flowershopClass, tokens: flowershop },
};

export type ThemeName = keyof typeof themes;

/** The theme of that name, or day where there is none. */
export const themeNamed = (name: unknown) =>
  themes[Object.hasOwn(themes, String(name)) ? (name as ThemeName) : 'day'];

/** The classes a theme puts on a page's root. */
export const classesOf = (name: unknown) => themeNamed(name).className.split(' ');
