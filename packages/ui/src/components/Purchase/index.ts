export { Purchase, type PurchaseProps } from './Purchase.tsx';
