import { home } from '@awning/content/home';
import { listedTemplates, onePerCategory, type ListedTemplate } from '../goods/listedTemplates.ts';

const listed = (id: string) => listedTemplates.filter(({ template }) => template.id === id);

/** The windows that home shows: a row where three stand side by side, for what a first visit may weigh is written down. */
export const bestTemplates = home.windows.best.flatMap(listed);

/** One shop front for each trade, the one that home opens with first. */
export const shopFronts: readonly ListedTemplate[] = listed(home.front).flatMap((front) => [
  front,
  ...onePerCategory.filter(({ template }) => template.category !== front.template.category),
]);
