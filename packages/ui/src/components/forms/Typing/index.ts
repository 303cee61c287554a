export { useTyping } from './Typing.ts';
