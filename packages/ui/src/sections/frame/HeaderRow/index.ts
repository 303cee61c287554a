export {
  HeaderRow,
  type HeaderRowAction,
  type HeaderRowLabels,
  type HeaderRowNav,
  type HeaderRowProps,
} from './HeaderRow.tsx';
