export { useLostFocus } from './LostFocus.ts';
