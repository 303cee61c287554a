import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { PairList } from '../sections/PairList/index.ts';
import { Clock } from '../art/stillLifes.tsx';
import { coming, goingOut, inTheChair, questionsPage } from '../content/questions.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function QuestionsPage({ href }: PageProps) {
  const { title, figure, lead, aside } = questionsPage;
  return (
    <>
      <HeroHalves before={title} lead={lead} aside={aside} figure={<Clock label={figure} />} height="band" />
      <PairList {...coming} />
      <PairList {...inTheChair} start="accent" end="tint" />
      <PairList {...goingOut} />
      <Closing href={href} />
    </>
  );
}
