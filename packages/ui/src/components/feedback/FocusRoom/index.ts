export { makeFocusRoom } from './FocusRoom.ts';
