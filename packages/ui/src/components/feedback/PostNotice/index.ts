export { PostNotice, type PostNoticeProps } from './PostNotice.tsx';
