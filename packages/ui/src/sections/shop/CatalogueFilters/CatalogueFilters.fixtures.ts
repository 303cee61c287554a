import type { FilterChoices, FilterView } from '../../../components/filters/FilterBar/FilterBar.tsx';
import type { CatalogueFiltersLabels } from './CatalogueFilters.tsx';

export const everything: FilterView = { search: '', sort: 'popular', chosen: {} };

const counted = (count: string, ...labels: string[]) =>
  labels.map((label) => ({ label, value: label.toLowerCase(), count }));

export const trades = ['Barbershop', 'Restaurant', 'Personal Trainer', 'Gyms', 'Flowershop'];

export const groups: readonly FilterChoices[] = [
  { name: 'category', legend: 'Category', options: counted('3', ...trades) },
  { name: 'tier', legend: 'Tier', options: counted('5', 'Basic', 'Intermediate', 'Advanced') },
  {
    name: 'price',
    legend: 'Price',
    options: [
      { label: '$299 – $498', value: '299' },
      { label: '$499 – $698', value: '499' },
      { label: '$699 – $999', value: '699' },
      { label: '$1,000 +', value: '1000' },
    ],
  },
];

export const sorts = [
  { label: 'Popular', value: 'popular' },
  { label: 'Rating', value: 'rating' },
  { label: 'Price, low to high', value: 'price-low' },
  { label: 'Price, high to low', value: 'price-high' },
  { label: 'Newest', value: 'newest' },
];

export const labels: CatalogueFiltersLabels = {
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
};

export const nothingFound = {
  heading: 'No templates found matching your criteria',
  text: 'Yours may be the first shop of its kind.',
  action: { label: 'Ask for one', href: '/pricing#quote' },
};

export const german = {
  heading: 'Vorlagenverzeichnis',
  groups: [
    {
      name: 'gewerbe',
      legend: 'Gewerbezweigbezeichnung',
      options: [
        { label: 'Änderungsschneidereien', value: 'schneider', count: '3' },
        {
          label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsstelle',
          value: 'amt',
          count: '1',
        },
      ],
    },
  ],
  sorts: [{ label: 'Nach Beliebtheitsreihenfolge absteigend', value: 'popular' }],
  labels: {
    search: 'Nach Name oder Ausführungsstufe suchen',
    clearSearch: 'Suche löschen',
    sort: 'Sortierreihenfolge',
    filters: 'Filtereinstellungen',
    activeCount: '{count} aktiv',
    more: 'Weitere Filtereinstellungen',
    active: 'Gewählte Filter',
    remove: 'Filter entfernen: {filter}',
    searched: '„{words}“',
    clear: 'Filtereinstellungen zurücksetzen',
    close: 'Schließen',
    done: 'Ergebnisse anzeigen',
    apply: 'Ergebnisse anzeigen',
    loading: 'Die Schaufenster werden durchgesehen …',
  },
} satisfies { labels: CatalogueFiltersLabels; groups: FilterChoices[]; heading: string; sorts: object[] };
