export { Porthole } from './Porthole.tsx';
