export { RequestField, type RequestFieldProps } from './RequestField.tsx';
