import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: ['PublicSwimmingPool', 'ExerciseGym'],
  priceRange: '£3.40 to £72',
  foundingDate: '1908',
  hours: [
    openOn(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '06:15', '21:45'),
    openOn(['Saturday'], '07:30', '18:00'),
    openOn(['Sunday'], '08:00', '16:00'),
  ],
});
