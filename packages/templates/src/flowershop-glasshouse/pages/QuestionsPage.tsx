import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroPane } from '../sections/HeroPane/index.ts';
import { CoolHouse } from '../art/houses.tsx';
import { business, labels } from '../content/business.ts';
import { after, before, questionsPage } from '../content/questions.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function QuestionsPage({ href }: PageProps) {
  return (
    <>
      <HeroPane
        {...questionsPage}
        tone="tint"
        figure={<CoolHouse />}
        actions={[
          { label: business.telephone, href: business.telephoneHref },
          { label: labels.visit, href: href('visit') },
        ]}
      />
      <FaqDetails {...before} tone="plain" />
      <FaqDetails {...after} tone="deep" />
      <Closing href={href} />
    </>
  );
}
