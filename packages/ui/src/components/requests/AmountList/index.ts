export { AmountList, type AmountItem, type AmountListProps } from './AmountList.tsx';
