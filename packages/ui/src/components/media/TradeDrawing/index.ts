export { doors } from '../../../theme/doors.css.ts';
export { TradeDrawing, type TradeDrawingProps, type TradeKind } from './TradeDrawing.tsx';
