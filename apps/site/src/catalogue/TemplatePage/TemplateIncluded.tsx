import { included } from '@awning/content/orders/included';
import { addOnsOf, mostExtraPages, type AddOnId } from '@awning/shop/addOns';
import { deliveryWindow } from '@awning/shop/delivery';
import type { Template } from '@awning/shop/template';
import { tierOf } from '@awning/shop/tiers';
import { measured } from '@awning/templates/measured';
import { WhatsIncluded } from '@awning/ui/sections/WhatsIncluded';
import { day, dayInWeek } from '../../format/day.ts';
import { price } from '../../format/price.ts';
import { useToday } from '../useToday.ts';

/** Says what is in the price of a template and what is not, when it could be open, and how well it runs. */
export function TemplateIncluded({ template }: { template: Template }) {
  const { heading, lead, labels, rows } = included;
  const figures = measured[template.id];
  const delivery = useDelivery(template);
  const addOn = (id: AddOnId) => addOnsOf(template).find((one) => one.id === id)!;
  const domain = addOn('domainSetup');

  return (
    <WhatsIncluded
      heading={heading}
      lead={lead}
      labels={labels}
      rows={rows({
        tier: template.tier,
        pages: template.pages,
        sections: figures?.sections,
        extraPages: { most: mostExtraPages, price: price(addOn('extraPages').price) },
        domainSetup: { name: domain.name, price: price(domain.price) },
      })}
      delivery={delivery}
      figures={figures && board(figures)}
    />
  );
}

function useDelivery(template: Template) {
  const { heading, note, to, ...words } = included.delivery;
  const tier = tierOf(template.tier);
  const today = useToday();
  const fixed = { heading, note, to };

  if (today === undefined) {
    const { least, most, working } = tier.deliveryDays;
    const leaf = (printed: string, days: number) => ({
      heading: printed,
      value: String(days),
      footnote: working ? words.workingDays : words.days,
    });
    const leaves = [leaf(words.least, least), leaf(words.most, most)] as const;
    return { ...fixed, text: words.text(tier.delivery), leaves };
  }

  const { earliest, latest } = deliveryWindow(tier, today);
  const [first, last] = [dayInWeek(earliest), dayInWeek(latest)];
  const leaf = ({ weekday, number, month }: typeof first) => ({
    heading: weekday,
    value: number,
    footnote: month,
  });
  return { ...fixed, text: words.dated(first.text, last.text), leaves: [leaf(first), leaf(last)] as const };
}

type Figures = NonNullable<(typeof measured)[string]>;

function board({ lighthouse, date, bytes, ...scores }: Figures) {
  const { heading, note, ...words } = included.figures;
  const kinds = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
  return {
    heading,
    items: kinds.map((kind) => ({ label: words[kind], value: String(scores[kind]) })),
    note: note(lighthouse, day(date).text, Math.round(bytes / 1000)),
  };
}
