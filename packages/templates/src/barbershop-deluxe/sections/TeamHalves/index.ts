export { TeamHalves, type TeamHalvesPerson, type TeamHalvesProps } from './TeamHalves.tsx';
