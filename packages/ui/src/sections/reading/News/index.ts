export { News, type NewsItem, type NewsProps } from './News.tsx';
