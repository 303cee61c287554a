export { FormReply, type FormReplyProps, type FormReplyWords } from './FormReply.tsx';
