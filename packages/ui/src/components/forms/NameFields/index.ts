export { NameFields, nameFields, type NameFieldsProps, type NameLabels } from './NameFields.tsx';
