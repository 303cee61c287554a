export { CubicleDoors, type CubicleDoor, type CubicleDoorsProps } from './CubicleDoors.tsx';
