export { FormContext, useBusy, useField, type FieldProblems } from './FormContext.tsx';
