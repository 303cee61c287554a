export { LapPlan, type LapPlanProps, type LapStage } from './LapPlan.tsx';
