export {
  SmallPrint,
  type SmallPrintLabels,
  type SmallPrintPart,
  type SmallPrintProps,
} from './SmallPrint.tsx';
