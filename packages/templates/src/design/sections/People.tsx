import { Team, type TeamProps } from '@awning/ui/sections/Team';
import type { SiteProps } from '../defineDesign.tsx';

export type PeopleProps = Partial<Omit<TeamProps, 'people'>> & {
  site: Pick<SiteProps, 'content' | 'labels'>;
};

/** The people who do the work, in the content's order, and what to come to each for. Nothing without named people. */
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
