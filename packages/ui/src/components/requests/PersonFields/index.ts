export { PersonFields, type PersonFieldsLabels, type PersonFieldsProps } from './PersonFields.tsx';
