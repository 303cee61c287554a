export {
  SeatingPlan,
  type Seat,
  type SeatingPlanLabels,
  type SeatingPlanProps,
  type Sitting,
} from './SeatingPlan.tsx';
