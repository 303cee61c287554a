export { LiveText } from './LiveText.tsx';
