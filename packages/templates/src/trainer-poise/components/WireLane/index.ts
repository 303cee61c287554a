export { WireLane, type WireLaneProps } from './WireLane.tsx';
