export {
  FilteredField,
  type AddressLabels,
  type FilteredFieldProps,
  type FilteredLabels,
  type LegalLabels,
} from './FilteredField.tsx';
