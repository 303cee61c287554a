export {
  CategoryChooser,
  type CategoryChooserLabels,
  type CategoryChooserProps,
  type CategoryDoor,
  type CategoryOption,
  type DoorItem,
} from './CategoryChooser.tsx';
