import { tryWords as words } from '@awning/content/orders/tryWords';
import type { Tried } from '@awning/contract/sites/tried';
import type { Sample } from '@awning/templates/samples';
import { Button } from '@awning/ui/components/Button';
import { Field } from '@awning/ui/components/Field';
import { useScripted } from '@awning/ui/components/FormContext';
import { LooksField } from '@awning/ui/components/LooksField';
import { NameBoard } from '@awning/ui/components/NameBoard';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import { TryOn, type TryOnProps } from '@awning/ui/sections/TryOn';
import { triedLinkAddress } from '../../api/apiPaths.ts';
import { price } from '../../format/price.ts';
import { paths } from '../../paths.ts';
import { longest, withTried } from '../../tried/readTried.ts';
import type { Offer } from '../offerOf.ts';
import { FrontField, type FrontFieldProps } from './FrontField.tsx';

export interface TryPageProps extends Pick<TryOnProps, 'onOrder' | 'onValues' | 'view'> {
  /** The template. */
  offer: Offer;
  /** Its available looks. */
  looks: Pick<Sample, 'palettes' | 'typefaces' | 'takesFront'>;
  /** The initial values of the fields. */
  tried: Tried;
  /** Whether any of the visitor's own text is in by now. */
  saysWho?: boolean;
  /** The visitor's photograph for the first screen. */
  front: FrontFieldProps;
  /** Replaces the browser's navigation to another template, by the address of its trial, or of the whole choice. */
  onAnother?: ((href: string) => void) | undefined;
}

/** Lets a visitor see a design with their own name on it. */
export function TryPage({ offer, looks, tried, saysWho, front, onAnother, ...form }: TryPageProps) {
  const { id, name, href, others } = offer;
  const { pictures, sample, share } = words;
  const photograph = front.chosen && !front.hidden;
  // A script keeps it; without one it is passed on in the address.
  const along = useScripted() ? {} : tried;

  return (
    <TryOn
      {...form}
      heading={words.title(name)}
      back={{ label: words.back(name), href: withTried(href, along) }}
      formAction={paths.try.to({ templateId: id })}
      note={saysWho ? sample.words : photograph ? sample.front : sample.all}
      price={price(offer.price)}
      order={{ formAction: paths.checkout.to(), name: 'templateId', value: id }}
      labels={words.labels}
    >
      <NameBoard name="name" {...words.name} optional="" defaultValue={tried.name} maxLength={longest.name} />
      <Field name="line" {...words.line} optional="" defaultValue={tried.line} />
      <Field
        name="telephone"
        {...words.telephone}
        type="tel"
        autoComplete="tel"
        optional=""
        defaultValue={tried.telephone}
      />
      <Field
        name="town"
        {...words.town}
        autoComplete="address-level2"
        optional=""
        defaultValue={tried.town}
      />
      {looks.palettes.length > 1 && (
        <LooksField
          legend={words.palette}
          name="palette"
          options={looks.palettes.map((palette) => ({
            value: palette.id,
            label: palette.name,
            cloth: palette.cloth,
          }))}
          defaultValue={tried.palette}
        />
      )}
      {looks.typefaces.length > 1 && (
        <LooksField
          legend={words.typefaces}
          name="typefaces"
          options={looks.typefaces.map((pair) => ({ value: pair.id, label: pair.name }))}
          defaultValue={tried.typefaces}
        />
      )}
      {offer.drawn && (
        <LooksField
          legend={pictures.legend}
          name="pictures"
          options={[
            { value: 'photographed', label: pictures.photographed },
            { value: 'drawn', label: pictures.drawn },
          ]}
          defaultValue={tried.pictures}
        />
      )}
      {looks.takesFront && <FrontField {...front} />}
      <Stack gap="xsmall" align="start">
        <Button
          type="submit"
          tone="outline"
          name="templateId"
          value={id}
          formAction={triedLinkAddress}
          formMethod="post"
        >
          {share.make}
        </Button>
        <Text size="small" tone="muted">
          {share.note}
        </Text>
      </Stack>
      <Stack gap="xsmall">
        <Heading level={2} size="large">
          {words.others.heading}
        </Heading>
        <Stack gap="none" align="start">
          {/* Buttons, not links: without script, only submitting the form passes on its values. */}
          {[...others, { label: words.others.all, href: paths.catalogue.to() }].map((other) => (
            <Button
              key={other.href}
              type="submit"
              tone="quiet"
              formAction={other.href}
              onClick={
                onAnother &&
                ((event) => {
                  event.preventDefault();
                  onAnother(other.href);
                })
              }
            >
              {other.label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </TryOn>
  );
}
