import { useId, type ReactNode } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { MountedSheet } from '../../components/MountedSheet/MountedSheet.tsx';
import { SectionHead } from '@awning/ui/components/SectionHead';
import type { SpecimenLabelProps } from '../../components/SpecimenLabel/SpecimenLabel.tsx';
import { ButtonLink } from '@awning/ui/components/Button';
import { Heading, Section, Text } from '@awning/ui/primitives';
import * as styles from './SpecimenSheets.css.ts';

export interface SpecimenSheetsProps {
  heading: string;
  /** 1 where the sheets open the page. */
  level?: 1 | 2;
  /** What is true of all of them. */
  lead?: string;
  /** Where the rest are. */
  link?: Action;
  /** What is for sale. They overlap a little, as in a drawer. Without any, nothing is drawn. */
  sheets: readonly Specimen[];
}

export interface Specimen {
  label: Omit<SpecimenLabelProps, 'headingLevel'>;
  /** Its number in the collection. */
  number?: string;
  /** Drawn flat, on a ground a little taller than wide. The label names it, so it needs no words. */
  drawing?: ReactNode;
}

/** Lays goods out as a collection of mounted sheets: each with its drawing, its number, and a label that ends in its price. */
export function SpecimenSheets(props: SpecimenSheetsProps) {
  const { heading, level = 2, lead, link, sheets } = props;
  const headingId = useId();
  if (sheets.length === 0) return null;

  const isPair = sheets.length <= 2;
  const drawer = (
    <ul className={isPair ? styles.pair : styles.drawer}>
      {sheets.map(({ label, number, drawing }, place) => (
        <li key={label.name} className={styles.sheet}>
          <MountedSheet
            drawing={drawing}
            label={{ ...label, headingLevel: level === 1 ? 2 : 3 }}
            {...(number && { number })}
            lie={lies[place % lies.length] ?? 'straight'}
            isLow={sheets.length > 3}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <Section labelledBy={headingId} tone="deep">
      {isPair ? (
        <div className={styles.besideHead}>
          <div className={styles.head}>
            <Heading id={headingId} level={level} size="xxlarge">
              {heading}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
            {link && (
              <ButtonLink href={link.href} tone="plain">
                {link.label}
              </ButtonLink>
            )}
          </div>
          {drawer}
        </div>
      ) : (
        <>
          <SectionHead heading={heading} id={headingId} headingLevel={level} lead={lead} action={link} />
          {drawer}
        </>
      )}
    </Section>
  );
}

const lies = ['straight', 'askewEnd', 'straight', 'askewStart', 'straight'] as const;
