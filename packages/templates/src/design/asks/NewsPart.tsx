import type { Action } from '@awning/ui/components/ActionGroup';
import { News, type NewsProps } from '@awning/ui/sections/News';
import type { SiteProps } from '../defineDesign.tsx';
import { headed } from '../props.ts';
import { idsOf } from './asking.ts';

/** What happened lately, at `#news`: all of it, or the newest and a link to the rest. Nothing without news. */
export function NewsPart({
  site,
  most,
  restHref,
  ...look
}: {
  site: Pick<SiteProps, 'content' | 'labels' | 'locale' | 'show'>;
  /** How many stand here, where not all do. */
  most?: number;
  /** The address of all news. The link is shown where something was left out. */
  restHref?: string;
} & Pick<NewsProps, 'headingLevel' | 'tone'>) {
  const { content, labels, locale, show } = site;
  const items = content.news?.items ?? [];
  const ids = idsOf(items.map(({ title }) => title));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const rest: readonly [Action] | undefined =
    restHref !== undefined && most !== undefined && items.length > most
      ? [{ label: labels.asks.allNews, href: restHref }]
      : undefined;
  return (
    <News
      id="news"
      {...headed(content.news, labels.news)}
      items={items.slice(0, most).map(({ date, title, text, picture }, place) => {
        const shown = show(picture, { fill: true, sizes: '(min-width: 64rem) 40rem, 100vw' });
        return {
          id: `news-${ids[place]}`,
          title,
          date: { text: format.format(Date.parse(date)), dateTime: date },
          text,
          ...(shown && { picture: shown }),
        };
      })}
      {...(rest && { actions: rest })}
      {...look}
    />
  );
}
