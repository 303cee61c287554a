import { brand } from '@awning/content/brand';
import { notePage } from '../http/pages.ts';
import type { Page } from '../http/sendPage.ts';
import type { TillNotice } from '../pages/TillPage/TillPage.tsx';
import type { TillSession } from './till.repository.ts';

/** The page that stands in for a card provider's own. */
export const tillPage = (session: TillSession, notice?: TillNotice): Page => ({
  page: 'till',
  title: 'Pay by card',
  props: { session, notice },
});

export const tillOver = ({ cancelUrl }: TillSession): Page =>
  notePage({
    heading: 'This payment page is closed',
    text: 'It was open for half an hour, or another was opened in its place. Nothing was charged here.',
    link: { href: cancelUrl, label: 'Back to your order' },
  });

export const tillUnknown = (): Page =>
  notePage({
    heading: 'Payment page not found',
    text: 'There is nothing to pay at this address. Nothing was charged.',
    link: { href: '/', label: `Back to ${brand.name}` },
  });
