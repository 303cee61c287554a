export { Reply, type ReplyProps, type ReplyWords } from './Reply.tsx';
