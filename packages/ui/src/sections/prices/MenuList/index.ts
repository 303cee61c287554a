export {
  MenuList,
  type DietaryMark,
  type MenuGroup,
  type MenuListLabels,
  type MenuListProps,
} from './MenuList.tsx';
