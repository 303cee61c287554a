export { Fanlight, type FanlightProps } from './Fanlight.tsx';
