export { valuesOf } from './FormValues.ts';
