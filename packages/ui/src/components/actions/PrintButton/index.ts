export { PrintButton, type PrintButtonProps } from './PrintButton.tsx';
