export { Post, type PostDate, type PostLabels, type PostNeighbour, type PostProps } from './Post.tsx';
