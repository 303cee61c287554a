export { HoldShape } from './HoldShape.tsx';
