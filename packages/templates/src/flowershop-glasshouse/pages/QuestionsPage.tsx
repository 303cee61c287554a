import { FaqList } from '@awning/ui/sections/FaqList';
import { HeroPane } from '@awning/ui/sections/HeroPane';
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
      <FaqList {...before} tone="plain" />
      <FaqList {...after} tone="deep" />
      <Closing href={href} />
    </>
  );
}
