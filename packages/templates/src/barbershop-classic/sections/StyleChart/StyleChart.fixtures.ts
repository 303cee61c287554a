export const handlebars = {
  heading: 'Ask for it by number',
  lead: 'Six ways to hold on. We bend the seventh to order.',
  names: ['Drops', 'Flats', 'Bullhorns', 'Moustache', 'Butterfly', 'Porteur'],
};
