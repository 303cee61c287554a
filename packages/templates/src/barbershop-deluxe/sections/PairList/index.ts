export { PairList, type Pair, type PairListProps } from './PairList.tsx';
