import { CrashMat, type CrashMatProps } from '../sections/CrashMat/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { LetGo } from '../art/LetGo.tsx';
import { labels, landing } from '../content/business.ts';
import { route } from '../content/route.ts';

interface LandingProps extends Pick<SitePageProps, 'href'>, Pick<CrashMatProps, 'wall'> {}

/** Ends a page on the mats, where the route begins. */
export function Landing({ href, wall }: LandingProps) {
  return (
    <CrashMat
      heading={landing.heading}
      text={landing.text}
      actions={[
        { label: labels.start, href: href('first-time') },
        { label: labels.ask, href: `${href('first-time')}#ask` },
      ]}
      figure={<LetGo label={landing.figure} />}
      holds={route.start}
      {...(wall && { wall })}
    />
  );
}
