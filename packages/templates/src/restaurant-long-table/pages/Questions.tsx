import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroPlates } from '../sections/HeroPlates/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { Olives, Spaghetti } from '../art/dishes.tsx';
import { business, closing, labels } from '../content/business.ts';
import { eating, questionsPage, sitting } from '../content/questions.ts';
import type { PageProps } from './page.ts';

const [first, second] = questionsPage.lines;

export function Questions({ href }: PageProps) {
  return (
    <>
      <HeroPlates
        lines={[
          { words: first, drawing: <Olives />, glaze: 'spark' },
          { words: second, drawing: <Spaghetti /> },
        ]}
        lead={questionsPage.lead}
      />
      <FaqDetails {...sitting} tone="deep" />
      <FaqDetails {...eating} tone="deep" />
      <CallToAction
        {...closing}
        actions={[
          { label: labels.book, href: href('book') },
          { label: business.telephone, href: business.telephoneHref },
        ]}
        tone="deep"
      />
    </>
  );
}
