export { ToLetCard, type ToLetCardProps } from './ToLetCard.tsx';
