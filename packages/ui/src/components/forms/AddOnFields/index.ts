export { AddOnFields, type AddOnFieldsProps } from './AddOnFields.tsx';
