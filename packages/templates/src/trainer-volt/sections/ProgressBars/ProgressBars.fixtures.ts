import type { ProgressBarsProps } from './ProgressBars.tsx';

export const squats = {
  heading: 'Twelve weeks of squats',
  text: 'What two sessions a week usually does for someone who starts with the empty bar.',
  unit: 'kg',
  bars: [
    { value: 20, label: 'Week 1' },
    { value: 30, label: 'Week 3' },
    { value: 40, label: 'Week 6' },
    { value: 50, label: 'Week 9' },
    { value: 60, label: 'Week 12' },
  ],
} satisfies ProgressBarsProps;

export const imkerei = {
  heading: 'Honigertragsentwicklung',
  text: 'Je Volk und Sommer, ohne die Heidewanderung.',
  unit: 'Kilogramm',
  bars: [
    { value: 0, label: 'Gründungsjahr' },
    { value: 1250, label: 'Erweiterungsjahr' },
    { value: 12750, label: 'Rekordhonigsommer' },
  ],
} satisfies ProgressBarsProps;
