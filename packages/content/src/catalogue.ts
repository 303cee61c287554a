export const catalogueWords = {
  everything: {
    title: 'Templates',
    heading: 'Templates',
    lead: 'Ready-made: one price, paid once.',
    description: 'Every ready-made website on the shelf: look in the window, open the live demo, pay once.',
  },
  category: {
    lead: 'Ready-made: one price, paid once.',
    description: 'Ready-made websites for your trade: look in the window, open the live demo, pay once.',
  },
  emptyCategory: {
    lead: 'Nothing ready-made for this trade yet. Tell us what you need and we’ll build it for you.',
    description: 'No ready-made website for this trade yet: ask for a quote and we build it for you.',
  },
  /** Names the search and everything below it. */
  windows: 'In the windows now',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} templates`,
  empty: {
    heading: 'No templates found matching your criteria',
    text: 'Try fewer words, or let one of the filters go.',
  },
  emptyShelf: {
    text: 'Yours would be the first shop of its kind on the street. Tell us what you need and we’ll build it.',
    ask: 'Ask for a quote',
  },
  /** Beside an empty shelf. */
  nearest: {
    heading: (trade: string) => `Nearest to ${trade}`,
    lead: 'Made for other trades. The words, prices and pictures become yours.',
  },
  /** The questions to a visitor who wants a website made, in the visitor’s words. */
  asked: (wishes: readonly string[]) => `I was looking for: ${wishes.join(', ')}.`,
  groups: {
    category: 'Category',
    tier: 'Tier',
    price: 'Price',
    function: 'Can do',
    style: 'Style',
    colour: 'Colour',
    saved: 'Saved',
  },
  onlySaved: 'Only saved',
  /** Leads to the templates that are saved on this device. */
  saved: 'Saved',
  /** Over the saved ones, the visitor’s own or those of a link that was sent to them. */
  savedShelf: {
    heading: (count: string) => `Saved templates (${count})`,
    lead: 'Open a demo, or try it as yours.',
  },
  /** Said where a visitor asks only for saved templates, and there are none. */
  nothingSaved: {
    heading: 'Nothing saved here yet',
    text: 'Press the heart on a template, and this device keeps it for you.',
    all: 'See all templates',
  },
  more: { function: 'More it can do', colour: 'More colours' },
  /** In place of a number, beside a filter that no template matches. */
  none: 'none yet',
  manners: {
    traditional: 'Traditional',
    elegant: 'Elegant',
    bold: 'Bold',
    playful: 'Playful',
    retro: 'Retro',
  },
  colours: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
    black: 'Black',
    grey: 'Grey',
    white: 'White',
  },
  upTo: (from: string, to: string) => `${from} – ${to}`,
  andMore: (from: string) => `${from} +`,
  sorts: {
    popular: 'Popular',
    rating: 'Rating',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
    newest: 'Newest',
  },
  filters: {
    search: 'Search by name or tier',
    clearSearch: 'Clear search',
    sort: 'Sort by',
    filters: 'Filters',
    activeCount: '{count} active',
    more: 'More filters',
    active: 'Active filters',
    remove: 'Remove filter: {filter}',
    searched: '“{words}”',
    clear: 'Clear Filters',
    close: 'Close',
    done: 'Show them',
    apply: 'Show them',
    loading: 'Looking through the windows…',
  },
  pages: {
    navigation: 'Pages of templates',
    previous: 'Previous',
    next: 'Next',
    page: 'Page',
    of: 'of',
  },
  toLet:
    'There is a window to let on this street. Tell us what you do, and we build your site at a price we both know beforehand.',
} as const;
