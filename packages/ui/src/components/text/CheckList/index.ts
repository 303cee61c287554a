export { CheckList } from './CheckList.tsx';
