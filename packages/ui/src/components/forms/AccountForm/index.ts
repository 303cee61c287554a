export { AccountForm, type AccountFormProps, type AccountWay } from './AccountForm.tsx';
