import { pieces } from '@awning/content/pieces';
import { Meta } from '../../head/Meta.tsx';
import { ServicesPiece } from '../ServicesPiece/ServicesPiece.tsx';
import { lowestPrice } from '../../goods/listedTemplates.ts';

export const Component = () => (
  <>
    <Meta {...pieces.serviceList} noIndex />
    <ServicesPiece from={lowestPrice} />
  </>
);
