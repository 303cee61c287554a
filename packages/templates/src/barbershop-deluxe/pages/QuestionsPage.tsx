import { HeroHalves } from '@awning/ui/sections/HeroHalves';
import { PairList } from '@awning/ui/sections/PairList';
import { coming, goingOut, inTheChair, questionsPage } from '../content/questions.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function QuestionsPage({ href }: PageProps) {
  const { title, lead, aside } = questionsPage;
  return (
    <>
      <HeroHalves before={title} lead={lead} aside={aside} start="accent" end="tint" />
      <PairList {...coming} />
      <PairList {...inTheChair} start="accent" end="tint" />
      <PairList {...goingOut} />
      <Closing href={href} />
    </>
  );
}
