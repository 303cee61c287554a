export { recall, remember } from './LocalStore.ts';
