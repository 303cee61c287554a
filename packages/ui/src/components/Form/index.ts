export { Form, useBusy, useField, type FieldProblems, type FormProblems, type FormProps } from './Form.tsx';
