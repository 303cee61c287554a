export { BayPlan, type BayPlanDay, type BayPlanProps, type BayPlanSession } from './BayPlan.tsx';
