import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { listedTemplates } from '../goods/listedTemplates.ts';
import { Meta } from './Meta.tsx';
import { answered, StructuredData } from './StructuredData.tsx';
import { TemplateMeta } from './TemplateMeta.tsx';

const headAt = (address: string, head: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[address]}>{head}</MemoryRouter>);
const toldIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

test('a page says what it is about and where it is, whatever is asked of it', () => {
  const html = headAt('/blog?q=price', <Meta title="Blog" description="What we have learnt." />);
  expect(html).toContain('<meta name="description" content="What we have learnt."/>');
  expect(html).toMatch(/<link rel="canonical" href="[^"/]*(?:\/\/[^"/]*)?\/blog"\/>/);
});

test('a page of one’s own is kept out of search engines, and has no canonical address', () => {
  const html = headAt('/account', <Meta title="Your account" noIndex />);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
});

test.each(listedTemplates)(
  'machines are told of $template.name at its price in the shop’s currency',
  (item) => {
    const [product] = toldIn(headAt(item.href, <TemplateMeta item={item} />));
    const { price, name } = item.template;
    expect(product).toMatchObject({
      '@type': 'Product',
      name,
      offers: { price: `${price / 100}.00`, priceCurrency: 'USD' },
    });
  },
);

test('what machines are told ends no script, whatever is in it', () => {
  const words = { question: '</script><b>?', answer: 'a < b' };
  const html = renderToStaticMarkup(<StructuredData data={answered([words])} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(toldIn(html)[0]?.['mainEntity']).toMatchObject([{ name: words.question }]);
});
