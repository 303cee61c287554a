export {
  DietaryBadge,
  DishLine,
  type DietaryBadgeProps,
  type Dish,
  type DishLineProps,
  type Portion,
} from './DishLine.tsx';
