export { PoleFrame } from './PoleFrame.tsx';
