import { Team, type TeamProps } from '@awning/ui/sections/Team';
import type { SiteProps } from './defineDesign.tsx';

export type PeopleProps = Partial<Omit<TeamProps, 'people'>> & {
  site: Pick<SiteProps, 'content' | 'labels'>;
};

/** Who does the work, in the order the content names them, and what to come to each for. Nothing where nobody is named. */
export function People({ site: { content, labels }, ...team }: PeopleProps) {
  const { people } = content;
  return (
    <Team
      heading={people?.heading ?? labels.people}
      people={(people?.items ?? []).map(({ name, note, role }) => ({ name, text: note ?? role ?? '' }))}
      {...team}
    />
  );
}
