export { FilteredField, type FilteredFieldProps } from './FilteredField.tsx';
