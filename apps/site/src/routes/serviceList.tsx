import { pieces } from '@awning/content/pieces';
import { Meta } from '../Meta.tsx';
import { ServicesPiece } from '../pages/pieces/ServicesPiece.tsx';
import { cheapest } from '../shelf.ts';

export const Component = () => (
  <>
    <Meta {...pieces.serviceList} noIndex />
    <ServicesPiece from={cheapest} />
  </>
);
