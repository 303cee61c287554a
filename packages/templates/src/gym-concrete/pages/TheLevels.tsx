import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LevelDirectory } from '../sections/LevelDirectory/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { CarPark, Deck } from '../art/CarPark.tsx';
import { labels } from '../content/business.ts';
import { directory, history } from '../content/levels.ts';
import { Closing } from './Closing.tsx';

export function TheLevels({ href }: Pick<SitePageProps, 'href'>) {
  const { heading, bay, lead, levels, drawings } = directory;

  return (
    <>
      <LevelDirectory
        heading={heading}
        level={1}
        bay={bay}
        lead={lead}
        levels={levels.map((level) => ({
          ...level,
          drawing: <Deck sign={level.sign} label={drawings[level.sign]} />,
        }))}
      />
      <ImageWithText
        heading={history.heading}
        paragraphs={history.paragraphs}
        facts={history.facts}
        drawing={<CarPark label={history.image} />}
        side="end"
      />
      <Closing href={href} second={{ label: labels.plan, href: href('bay-plan') }} />
    </>
  );
}
