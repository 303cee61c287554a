export { Team, type Person, type Portrait, type TeamProps } from './Team.tsx';
