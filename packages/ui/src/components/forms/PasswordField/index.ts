export { PasswordField, type PasswordFieldProps, type PasswordToggle } from './PasswordField.tsx';
