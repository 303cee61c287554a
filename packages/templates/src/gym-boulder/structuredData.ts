import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'ExerciseGym',
  priceRange: '£6.50 to £78',
  hours: [
    openOn(['Monday', 'Tuesday', 'Wednesday', 'Thursday'], '10:00', '22:00'),
    openOn(['Friday'], '10:00', '21:00'),
    openOn(['Saturday'], '09:00', '18:00'),
    openOn(['Sunday'], '09:00', '20:00'),
  ],
});
