import { useId } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { LinkRow } from '@awning/ui/components/LinkRow';
import { MountedSheet, type MountedSheetProps } from '../../components/MountedSheet/MountedSheet.tsx';
import { Heading, Section, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './SheetWithText.css.ts';

export interface SheetWithTextProps {
  heading: string;
  /** 1 where it opens the page. */
  level?: 1 | 2;
  /** The first is set larger than the rest. */
  paragraphs: readonly string[];
  /** Where to go, or how to call, from here. */
  links?: readonly Action[];
  /** A person, a place, a thing: mounted, numbered and labelled. Without it the words have the whole measure. */
  sheet?: Omit<MountedSheetProps, 'lie'>;
  /** The ground it is painted on. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Tells of a person or a thing beside a sheet that shows and labels it. */
export function SheetWithText(props: SheetWithTextProps) {
  const { heading, level = 2, paragraphs, links = [], sheet, tone = 'tint', id } = props;
  const headingId = useId();

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={sheet && styles.layout}>
        <div className={styles.words}>
          <Heading id={headingId} level={level} size={level === 1 ? 'page' : 'xxlarge'}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph, place) => (
            <Text key={paragraph} size={place === 0 ? 'lead' : 'medium'}>
              {paragraph}
            </Text>
          ))}
          <LinkRow items={links} />
        </div>
        {sheet && (
          <div className={styles.sheet}>
            <MountedSheet {...sheet} lie="askewEnd" />
          </div>
        )}
      </div>
    </Section>
  );
}
