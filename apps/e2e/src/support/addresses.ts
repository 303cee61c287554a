/** Public pages, each with its first heading. */
export const publicPages = [
  ['/', 'Open for business, online.'],
  ['/pricing', 'Three prices, no small print'],
  ['/landing', 'Which door is yours?'],
  ['/gallery', 'Portfolio'],
  ['/blog', 'Notes from the counter'],
  ['/blog/price-list', 'A price list that ends the phone calls'],
  ['/templates', 'Templates'],
  ['/templates/barbershop', 'Barbershop'],
  ['/templates/flowershop', 'Flowershop'],
  ['/templates/barbershop/barbershop-classic', 'Barbershop Classic'],
  ['/templates/personal-trainer/trainer-volt', 'Trainer Volt'],
  ['/checkout', 'At the till'],
  ['/checkout?templateId=barbershop-deluxe&addOns=blogSetup', 'At the till'],
  ['/thanks/contact', 'Thank you for writing'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/refunds', 'Refunds'],
  ['/cookie-policy', 'Cookies'],
] as const;

/** Parts of the site on pages of their own, with nothing around them, each with its heading. */
export const pieces = [
  ['/hero-section', 'Open for business, online.'],
  ['/service-list', 'Service list'],
  ['/testimonials', 'Kind words, by post'],
  ['/navbar', 'Navbar'],
  ['/footer', 'Footer'],
] as const;

/** Pages for guests alone, members or the shop itself: they wait until the visitor is known. */
export const guardedPages = ['/login', '/sign-up', '/account', '/dashboard'] as const;
