export { SignUpForm, type SignUpFormProps, type SignUpLabels, type SignUpValues } from './SignUpForm.tsx';
