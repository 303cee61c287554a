import type { FilteredTimetableProps } from './FilteredTimetable.tsx';

const labels = {
  filter: 'Narrow the week down',
  kinds: 'Kind of class',
  all: 'All classes',
  none: 'No classes',
};

export const mill = {
  heading: 'The week at the Mill',
  lead: 'Forty-five minutes unless it says otherwise. Mats and blocks are here.',
  labels,
  also: { by: 'teacher', legend: 'Teacher', all: 'Any teacher' },
  footnote: 'Book until an hour before; cancel until three.',
  days: [
    {
      name: 'Mon',
      sessions: [
        {
          time: '06:45',
          until: '07:30',
          name: 'Early flow',
          kind: 'Yoga',
          teacher: 'Imani',
          href: '/book/1',
        },
        {
          time: '12:15',
          until: '13:00',
          name: 'Reformer',
          kind: 'Pilates',
          teacher: 'Piotr',
          places: '2 places left',
          href: '/book/2',
        },
        { time: '18:30', name: 'Turbo', kind: 'Cycling', teacher: 'Imani', note: 'Bring a towel' },
      ],
    },
    {
      name: 'Tue',
      sessions: [
        {
          time: '09:30',
          until: '10:15',
          name: 'Pilates',
          kind: 'Pilates',
          teacher: 'Piotr',
          href: '/book/3',
        },
        {
          time: '19:00',
          until: '20:15',
          name: 'Slow evening',
          kind: 'Yoga',
          teacher: 'Sunniva',
          note: 'An hour and a quarter',
          href: '/book/4',
        },
      ],
    },
    {
      name: 'Wed',
      sessions: [{ time: '18:30', name: 'Turbo', kind: 'Cycling', teacher: 'Piotr', places: 'Full' }],
    },
    { name: 'Thu', sessions: [] },
    {
      name: 'Fri',
      sessions: [
        {
          time: '06:45',
          until: '07:30',
          name: 'Early flow',
          kind: 'Yoga',
          teacher: 'Sunniva',
          href: '/book/5',
        },
        {
          time: '17:30',
          until: '18:15',
          name: 'Reformer',
          kind: 'Pilates',
          teacher: 'Piotr',
          href: '/book/6',
        },
      ],
    },
    {
      name: 'Sat',
      sessions: [
        {
          time: '09:00',
          until: '10:30',
          name: 'Long ride',
          kind: 'Cycling',
          teacher: 'Imani',
          href: '/book/7',
        },
      ],
    },
  ],
} satisfies FilteredTimetableProps;

export const verein = {
  heading: 'Wochenübungsstundenübersicht',
  lead: 'Anmeldung über das Vereinsgeschäftsstellensekretariat.',
  labels: {
    filter: 'Übungsstunden eingrenzen',
    kinds: 'Übungsart',
    all: 'Sämtliche Übungsstunden',
    none: 'Keine Übungsstunden vorgesehen',
  },
  also: { by: 'level', legend: 'Leistungsstufe', all: 'Sämtliche Leistungsstufen' },
  days: [
    {
      name: 'Donnerstag',
      sessions: [
        {
          time: '19:30',
          until: '20:45',
          name: 'Wirbelsäulengymnastikgrundlagenkurs',
          kind: 'Gesundheitssportveranstaltungen',
          level: 'Wiedereinsteigerinnen',
          note: 'Gymnastikmattenunterlage mitbringen',
          places: 'Wartelisteneintragung möglich',
          href: '/anmeldung',
        },
        { time: '21:00', name: 'Volleyball', kind: 'Mannschaftssport', level: 'Fortgeschrittene' },
      ],
    },
    { name: 'Freitag', sessions: [] },
  ],
} satisfies FilteredTimetableProps;

/** A leisure centre: a kind for every hour, more of them than have a tab. */
export const centre = {
  heading: 'Hall two',
  labels,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => ({
    name,
    sessions: (['07', '08', '09', 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const).map((hour, place) => ({
      time: `${hour}:00` as const,
      name: `Circuit ${place + 1}`,
      kind: `Kind ${place + 1}`,
    })),
  })),
} satisfies FilteredTimetableProps;
