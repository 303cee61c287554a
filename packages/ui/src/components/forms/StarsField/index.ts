export { StarsField, type StarsFieldProps } from './StarsField.tsx';
