import { posts } from '@awning/content/posts';
import { thanks } from '@awning/content/forms/thanks';
import { categorySlug, knownCategories } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { postPath } from '../blog/blog.ts';
import { paths } from '../paths.ts';
import { categoryPath } from '../goods/categoryPath.ts';

const forEverybody = [
  paths.pricing,
  paths.landing,
  paths.gallery,
  paths.blog,
  paths.checkout,
  paths.login,
  paths.signUp,
  paths.forgotPassword,
  paths.account,
  paths.dashboard,
  paths.deskOrders,
  paths.deskMessages,
  paths.deskQuotes,
  paths.deskReviews,
  paths.deskSubscribers,
  paths.deskMails,
  paths.deskBuyers,
  paths.deskPeople,
  paths.deskSpeed,
  paths.deskLog,
  paths.privacy,
  paths.terms,
  paths.refunds,
  paths.cookiePolicy,
  paths.heroSection,
  paths.footer,
  paths.navbar,
  paths.testimonials,
  paths.serviceList,
];

/** Every address whose page is the same for all visitors, with the file that it is written to. */
export function listPages(): { url: string; file: string }[] {
  const addresses = [
    paths.home.to(),
    paths.catalogue.to(),
    ...knownCategories(catalogue).map(categoryPath),
    ...catalogue.map(({ category, id }) =>
      paths.template.to({ category: categorySlug(category), productId: id }),
    ),
    ...catalogue.map(({ id }) => paths.try.to({ templateId: id })),
    ...forEverybody.map((page) => page.to()),
    ...posts.map(postPath),
    ...['success', 'cancelled'].map((outcome) => paths.checkoutReturn.to({ outcome })),
    ...Object.keys(thanks).map((form) => paths.thanks.to({ form })),
  ];
  return [
    ...addresses.map((url) => ({ url, file: `${url.slice(1) || '.'}/index.html`.replace('./', '') })),
    { url: '/404', file: '404.html' },
  ];
}
