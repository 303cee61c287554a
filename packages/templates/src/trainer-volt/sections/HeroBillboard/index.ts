export { HeroBillboard, type HeroBillboardProps } from './HeroBillboard.tsx';
