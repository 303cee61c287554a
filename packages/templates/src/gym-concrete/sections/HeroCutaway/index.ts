export { HeroCutaway, type HeroCutawayProps } from './HeroCutaway.tsx';
