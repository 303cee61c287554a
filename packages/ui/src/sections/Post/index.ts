export { Post, type PostDate, type PostLabels, type PostProps } from './Post.tsx';
