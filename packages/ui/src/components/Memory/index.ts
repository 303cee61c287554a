export { recall, remember } from './Memory.ts';
