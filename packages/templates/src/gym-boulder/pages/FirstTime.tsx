import { Split } from '@awning/ui/primitives';
import { EnquiryForm } from '@awning/ui/sections/EnquiryForm';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqList } from '@awning/ui/sections/FaqList';
import { RouteSteps } from '@awning/ui/sections/RouteSteps';
import { WallSeam } from '@awning/ui/sections/WallSeam';
import type { SitePageProps } from '../../site.ts';
import { bring, firstHour, form, questions } from '../content/firstTime.ts';
import { route } from '../content/route.ts';
import { Landing } from './Landing.tsx';
import { Where } from './Where.tsx';

export function FirstTime({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <RouteSteps {...firstHour} level={1} />
      <WallSeam from="plain" to="secondary" holds={route.first} />
      <FactStrip {...bring} tone="secondary" />
      <WallSeam from="secondary" to="tint" lean="end" holds={route.short} />
      <Split first="more" width="content" tone="tint">
        <EnquiryForm {...form} tone="tint" slip="raised" />
        <FaqList {...questions} tone="tint" />
      </Split>
      <WallSeam from="tint" to="plain" holds={route.third} />
      <Where />
      <Landing href={href} />
    </>
  );
}
