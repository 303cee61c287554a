import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'Restaurant',
  servesCuisine: 'Seafood',
  acceptsReservations: true,
  priceRange: '£8 to £34',
  address: { streetAddress: `${business.house}, ${business.street}`, addressRegion: 'Cornwall' },
  hours: [
    openOn(['Wednesday', 'Thursday', 'Friday', 'Saturday'], '18:00', '22:00'),
    openOn(['Thursday', 'Friday', 'Saturday'], '12:00', '15:00'),
    openOn(['Sunday'], '12:00', '16:00'),
  ],
});
