import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'Florist',
  priceRange: '£18 to £58',
  areaServed: 'Edinburgh and East Lothian',
  hours: [
    openOn(['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '18:00'),
    openOn(['Saturday'], '08:00', '16:00'),
    openOn(['Sunday'], '10:00', '13:00'),
  ],
});
