import { FloorMarking } from '../components/FloorMarking/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { TariffBoard } from '../sections/TariffBoard/index.ts';
import type { SitePageProps } from '../../design/site.ts';
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
      <FaqDetails {...tariffQuestions} />
      <Closing href={href} second={{ label: labels.plan, href: href('bay-plan') }} />
    </>
  );
}
