import { pieces } from '@awning/content/pieces';
import { Meta } from '../../head/Meta.tsx';
import { TestimonialsPiece } from '../TestimonialsPiece/TestimonialsPiece.tsx';

export const Component = () => (
  <>
    <Meta {...pieces.testimonials} noIndex />
    <TestimonialsPiece />
  </>
);
