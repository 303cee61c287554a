export { CategoryChooser, type CategoryChooserProps, type CategoryOption } from './CategoryChooser.tsx';
