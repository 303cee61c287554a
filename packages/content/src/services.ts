/** The directory by the door: the services. Prices are the shop's own and are filled in by the page. */
export const services = {
  heading: 'Services',
  lead: 'Everything a small shop needs online. Prices are in US dollars and paid once.',
  choose: 'Choose a website',
  from: (price: string) => `from ${price}`,
  websites: {
    name: 'Ready-made websites',
    text: 'Pick one for your trade. We put your name, hours and photos in it.',
  },
  custom: {
    name: 'Custom development',
    text: 'Nothing on the shelf fits? Tell us what you need and we’ll name a price.',
    price: 'by quote',
  },
  extraPages: { name: 'Extra pages', text: 'Up to 3 more: the menu, the team, the second shop.' },
  blogSetup: { name: 'Blog setup', text: 'A page for news and offers, in the look of your site.' },
  domainSetup: { name: 'Custom domain setup', text: 'Your own address, pointed at your new site.' },
  maintenance: {
    name: 'Maintenance',
    text: 'Only if you want it. Most shops don’t need it every month.',
    price: 'optional',
  },
} as const;
