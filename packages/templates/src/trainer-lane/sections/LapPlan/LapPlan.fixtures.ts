import type { LapPlanProps } from './LapPlan.tsx';

export const drivingSchool = {
  heading: 'Ten lessons and a test',
  lead: 'Most people need more. Nobody has needed fewer.',
  unit: 'Lesson',
  stages: [
    { name: 'The car park', text: 'Forwards, backwards, and where the biscuits are kept.' },
    { name: 'Left turns', text: 'Round the block until the block is bored of us.' },
    { name: 'Right turns', text: 'The same, with other people in it.' },
    { name: 'The hill', text: 'The handbrake, the clutch, and a man behind you in a van.' },
    { name: 'The roundabout', text: 'Once. Then twice, because we missed the exit.' },
    { name: 'Rain', text: 'If it is dry that week, we wait.' },
  ],
} satisfies LapPlanProps;

export const ausbildung = {
  heading: 'Ausbildungsrahmenlehrplanübersicht',
  lead: 'Lehrwerkstattbegleitveranstaltungen werden gesondert angekündigt.',
  unit: 'Ausbildungsabschnitt',
  stages: [
    {
      name: 'Arbeitssicherheitsunterweisung',
      text: 'Maschinenbedienungsberechtigungsnachweis und Schutzausrüstungsausgabe.',
    },
    {
      name: 'Holzfeuchtigkeitsmessung',
      text: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenvertäfelung.',
    },
  ],
} satisfies LapPlanProps;
