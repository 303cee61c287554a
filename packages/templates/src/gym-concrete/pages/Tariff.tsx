import { FloorMarking } from '@awning/ui/components/FloorMarking';
import { FaqList } from '@awning/ui/sections/FaqList';
import { TariffBoard } from '@awning/ui/sections/TariffBoard';
import type { SitePageProps } from '../../site.ts';
import { labels } from '../content/business.ts';
import { attended, tariff, tariffPage, tariffQuestions, ticket } from '../content/tariff.ts';
import { Closing } from './Closing.tsx';

export function Tariff({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <TariffBoard
        {...tariff}
        {...tariffPage}
        level={1}
        ticket={{ ...ticket, action: { label: labels.join, href: href('way-in') } }}
      />
      <FloorMarking kind="hatch" />
      <TariffBoard {...attended} board="deep" tone="tint" />
      <FaqList {...tariffQuestions} />
      <Closing href={href} second={{ label: labels.plan, href: href('bay-plan') }} />
    </>
  );
}
