export { Lightbox, type LightboxLabels, type LightboxProps, type Slide } from './Lightbox.tsx';
