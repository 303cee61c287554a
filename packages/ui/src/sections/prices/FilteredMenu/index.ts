export {
  FilteredMenu,
  type FilteredMenuGroup,
  type FilteredMenuItem,
  type FilteredMenuLabels,
  type FilteredMenuProps,
} from './FilteredMenu.tsx';
export type { Allergen, Diet } from './diets.ts';
