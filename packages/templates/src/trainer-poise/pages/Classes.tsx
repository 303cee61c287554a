import { ArmList } from '../sections/ArmList/index.ts';
import { HungWeek } from '../sections/HungWeek/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { labels } from '../content/business.ts';
import { manners, week } from '../content/classes.ts';
import { Closing } from './Closing.tsx';
import { Where } from './Where.tsx';

export function Classes({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HungWeek {...week} level={1} weight={{ shape: 'disc', paint: 'paper1' }} />
      <ArmList {...manners} weight={{ shape: 'kidney', paint: 'paper3' }} tone="tint" />
      <Where />
      <Closing href={href} second={{ label: labels.prices, href: href('prices') }} />
    </>
  );
}
