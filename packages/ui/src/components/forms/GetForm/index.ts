export { GetForm, type FormValues, type GetFormProps } from './GetForm.tsx';
