export { Spike, type SpikeProps, type SpikeSlip } from './Spike.tsx';
