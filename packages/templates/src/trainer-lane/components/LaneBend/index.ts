export { LaneBend, type LaneBendProps } from './LaneBend.tsx';
