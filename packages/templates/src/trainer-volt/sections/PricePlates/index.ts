export { PricePlates, type PricePlate, type PricePlatesProps } from './PricePlates.tsx';
