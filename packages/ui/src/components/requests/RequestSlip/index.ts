export { RequestSlip, type RequestSlipProps } from './RequestSlip.tsx';
