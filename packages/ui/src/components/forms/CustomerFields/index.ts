export { CustomerFields, type CustomerFieldsProps, type CustomerLabels } from './CustomerFields.tsx';
