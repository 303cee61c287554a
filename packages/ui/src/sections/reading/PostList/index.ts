export { PostList, type PostFilter, type PostListLabels, type PostListProps } from './PostList.tsx';
