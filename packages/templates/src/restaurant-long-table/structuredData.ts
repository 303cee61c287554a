import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'Restaurant',
  servesCuisine: 'Sicilian and North Sea',
  acceptsReservations: true,
  priceRange: '£28 to £39',
  hours: [
    openOn(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], '08:00', '13:00'),
    openOn(['Wednesday', 'Thursday', 'Friday', 'Saturday'], '18:00', '23:00'),
    openOn(['Sunday'], '13:00', '16:30'),
  ],
});
