export { ThreadCurl } from './ThreadCurl.tsx';
