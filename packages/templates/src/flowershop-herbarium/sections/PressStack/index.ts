export { PressStack, type PressLayer, type PressStackProps } from './PressStack.tsx';
