import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'ExerciseGym',
  name: business.tradingName,
  priceRange: '£0 to £45',
  hours: [
    openOn(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '06:00', '20:00'),
    openOn(['Saturday'], '09:00', '12:00'),
  ],
});
