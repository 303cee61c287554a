export { Cloth, type ClothProps } from './Cloth.tsx';
