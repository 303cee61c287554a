export {
  Testimonials,
  type RatingSummary,
  type Testimonial,
  type TestimonialsLabels,
  type TestimonialsProps,
} from './Testimonials.tsx';
