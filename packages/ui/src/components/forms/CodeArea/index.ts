export {
  CodeArea,
  type CodeAreaProps,
  type CodeFault,
  type CodePlace,
  type PlacedFault,
} from './CodeArea.tsx';
