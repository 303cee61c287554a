'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { SegmentedControl } from '../../../components/actions/SegmentedControl/SegmentedControl.tsx';
import { DraftForm, type DraftFormProps } from '../../../components/editing/DraftForm/DraftForm.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import * as styles from './TryOn.css.ts';

export interface TryOnProps extends Pick<DraftFormProps, 'formAction' | 'onValues'> {
  /** The page’s only `h1`. */
  heading: string;
  /** The page before, to go back to. */
  back: { label: string; href: string };
  /** The fields, and the content under them. */
  children: ReactNode;
  /** The preview: a `PreviewFrame`. */
  view: ReactNode;
  /** Where the typed words are kept, or what of the website is the visitor’s own so far. */
  note?: string | undefined;
  /** As people read it, with its currency. */
  price: string;
  /** The button that orders, with the words beside it: all the fields go with it. */
  order: { formAction: string; name: string; value: string };
  /** Takes the order over from the browser. */
  onOrder?: (() => void) | undefined;
  labels: TryOnLabels;
  /** An anchor for links to this part of the page. */
  id?: string;
}

export interface TryOnLabels {
  order: string;
  /** On the button that shows the typed words without script. */
  show: string;
  /** The names of fields and preview on a phone, and the name of the choice. */
  legend: string;
  fields: string;
  view: string;
}

/** Lets a visitor try a website on before they buy it: the few fields that make it their own, and the website. */
export function TryOn(props: TryOnProps) {
  const { heading, back, children, view, note, price, order, onOrder, labels, id } = props;
  const headingId = useId();
  const [inFront, setInFront] = useState<'fields' | 'view'>('fields');
  const root = useRef<HTMLElement>(null);
  const shown = useRef(inFront);

  useEffect(() => {
    // The part that was scrolled to is hidden now, or has less room.
    if (shown.current !== inFront) root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    shown.current = inFront;
  }, [inFront]);

  return (
    <section ref={root} id={id} aria-labelledby={headingId} className={styles.root}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.panel}>
            <DraftForm
              method="get"
              formAction={props.formAction}
              onValues={props.onValues}
              // The typed words are shown already.
              onSubmit={onOrder && (() => undefined)}
            >
              <div className={styles.head[inFront]}>
                <div className={styles.back.above}>
                  <Link href={back.href}>{back.label}</Link>
                </div>
                <Heading id={headingId} level={1} size="xlarge">
                  {heading}
                </Heading>
              </div>
              <div className={styles.fields[inFront]}>
                {children}
                <div className={styles.back.below}>
                  <Link href={back.href}>{back.label}</Link>
                </div>
              </div>
              <div className={styles.foot}>
                <div className={styles.refresh}>
                  <Button type="submit" wide>
                    {labels.show}
                  </Button>
                </div>
                {note && (
                  <div className={styles.note[inFront]}>
                    <Text size="small" tone="muted">
                      {note}
                    </Text>
                  </div>
                )}
                <div className={styles.row}>
                  <div className={styles.choice}>
                    <SegmentedControl
                      legend={labels.legend}
                      choices={[
                        { value: 'fields', label: labels.fields },
                        { value: 'view', label: labels.view },
                      ]}
                      value={inFront}
                      onChoose={setInFront}
                    />
                  </div>
                  <p className={styles.price}>{price}</p>
                  <div className={styles.order}>
                    <Button
                      type="submit"
                      tone="spark"
                      wide
                      name={order.name}
                      value={order.value}
                      formAction={order.formAction}
                      onClick={
                        onOrder &&
                        ((event) => {
                          event.preventDefault();
                          onOrder();
                        })
                      }
                    >
                      {labels.order}
                    </Button>
                  </div>
                </div>
              </div>
            </DraftForm>
          </div>
          <div className={styles.view[inFront]}>{view}</div>
        </div>
      </Container>
    </section>
  );
}
