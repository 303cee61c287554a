export { ToastRegion, toastRegionId } from './ToastRegion.tsx';
