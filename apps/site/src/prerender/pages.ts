import { categoriesOf, categorySlug } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { paths } from '../paths.ts';

/** Every address whose page is the same for everybody, with the file it is written to. */
export function listPages(): { url: string; file: string }[] {
  const addresses = [
    paths.home.to(),
    paths.catalogue.to(),
    ...categoriesOf(catalogue).map((category) => paths.category.to({ category: categorySlug(category) })),
    ...catalogue.map(({ category, id }) =>
      paths.template.to({ category: categorySlug(category), productId: id }),
    ),
    paths.checkout.to(),
    ...['success', 'cancelled'].map((outcome) => paths.checkoutReturn.to({ outcome })),
  ];
  return [
    ...addresses.map((url) => ({ url, file: `${url.slice(1) || '.'}/index.html`.replace('./', '') })),
    { url: '/404', file: '404.html' },
  ];
}
