/** A pottery that sells what it throws. */
export const pottery = {
  lines: ['Wheel,', 'kiln, and', 'cupboard'],
  lead: 'Plates thrown in Hebden Bridge by two sisters who no longer share a wheel.',
  actions: [
    { label: 'See the seconds', href: '/seconds' },
    { label: 'Book the wheel', href: '/wheel' },
  ],
} as const;

export const toepferei = {
  lines: ['Keramikwerkstattbesichtigung', 'Geschirrmanufaktur'],
  lead: 'Steinzeuggebrauchsgeschirrherstellung in der vierten Generation.',
  actions: [{ label: 'Werkstattbesichtigungstermin vereinbaren', href: '/termin' }],
} as const;
