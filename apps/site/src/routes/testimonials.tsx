import { pieces } from '@awning/content/pieces';
import { Meta } from '../Meta.tsx';
import { TestimonialsPiece } from '../pages/pieces/TestimonialsPiece.tsx';

export const Component = () => (
  <>
    <Meta {...pieces.testimonials} noIndex />
    <TestimonialsPiece />
  </>
);
