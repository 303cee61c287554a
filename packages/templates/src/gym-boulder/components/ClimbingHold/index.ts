export {
  ClimbingHold,
  type ClimbingHoldProps,
  type HoldPaint,
  type HoldPlace,
  type HoldShape,
} from './ClimbingHold.tsx';
