export { forget, recall, remember } from './Memory.ts';
