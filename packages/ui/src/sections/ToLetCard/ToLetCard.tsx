import { ButtonLink } from '../../components/Button/Button.tsx';
import { ShelfCard } from '../../components/ShelfCard/ShelfCard.tsx';
import { ShopWindow } from '../../components/ShopWindow/ShopWindow.tsx';
import type { HeadingProps } from '../../primitives/index.ts';

export interface ToLetCardProps {
  /** What we do about the gap. The whole card leads to the action. */
  heading: string;
  /** Its place in the page’s outline. */
  headingLevel: HeadingProps['level'];
  /** Pasted on the empty window: a word or two, and a line under them. */
  bill: { heading: string; note?: string };
  /** How it is had, on the plate. */
  plate: string;
  action: { label: string; href: string };
}

/** Stands where a shelf has a gap: an empty shop, and a way to have it filled. */
export function ToLetCard({ heading, headingLevel, bill, plate, action }: ToLetCardProps) {
  return (
    <ShelfCard
      heading={heading}
      headingLevel={headingLevel}
      href={action.href}
      plate={plate}
      actions={
        <ButtonLink href={action.href} size="small">
          {action.label}
        </ButtonLink>
      }
    >
      <ShopWindow bill={bill} />
    </ShelfCard>
  );
}
