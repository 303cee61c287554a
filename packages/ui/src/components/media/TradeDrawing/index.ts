export { tradeWindows } from '../../../theme/tradeWindows.css.ts';
export { TradeDrawing, type TradeDrawingProps, type TradeKind } from './TradeDrawing.tsx';
