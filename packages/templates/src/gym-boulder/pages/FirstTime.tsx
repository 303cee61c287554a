import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { RouteSteps } from '../sections/RouteSteps/index.ts';
import { WallSeam } from '../sections/WallSeam/index.ts';
import type { SitePageProps } from '../../design/site.ts';
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
        <FieldsForm {...form} tone="tint" slip="raised" />
        <FaqDetails {...questions} tone="tint" />
      </Split>
      <WallSeam from="tint" to="plain" holds={route.third} />
      <Where />
      <Landing href={href} />
    </>
  );
}
