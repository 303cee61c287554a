export { FormContext, useBusy, useField, useScripted, type FieldProblems } from './FormContext.tsx';
