export { Horizon } from './Horizon.tsx';
