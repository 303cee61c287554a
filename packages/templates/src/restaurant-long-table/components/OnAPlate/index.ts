export { OnAPlate } from './OnAPlate.tsx';
