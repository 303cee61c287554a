import type { Picture } from './pictures.ts';

/** The few details that make a website the visitor's own, as they type them before they buy. */
export interface Details {
  name?: string | undefined;
  /** What they do, in a sentence. */
  line?: string | undefined;
  telephone?: string | undefined;
  town?: string | undefined;
}

/** The visitor's photograph for the first screen. */
interface Front {
  /** By the name that it is given among the files. */
  file: string;
  alt: string;
}

type Content = Readonly<Record<string, unknown>>;

const groupOf = (value: unknown): Content =>
  typeof value === 'object' && value !== null ? (value as Content) : {};

/** The value with one text replaced by another, at any depth. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((item) => replaced(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, from, to)]));
}

/** Content made of the details alone. */
export function contentOf({ name, line, telephone, town }: Details): Content {
  return {
    business: {
      ...(name && { name }),
      ...(line && { line }),
      ...(telephone && { telephone }),
      ...(town && { address: { town } }),
    },
    // The line is read under the name, before anything else.
    ...(line && { opening: { lead: line } }),
  };
}

/** Puts a photograph in the place of a picture, or of none. It keeps the drawing there, for where all is drawn. */
export function inPlaceOf(picture: unknown, { file, alt }: Front): Picture {
  const { kind, name, drawing } = groupOf(picture) as { kind?: string; name?: string; drawing?: string };
  const present = kind === 'drawing' ? name : drawing;
  return { kind: 'photo', file, alt, ...(present !== undefined && { drawing: present }) };
}

/**
 * A sample with a visitor's details: what they left out stays as it is. What belongs to a replaced name or town goes:
 * the legal notice, the postcode and the coordinates.
 */
export function wearDetails(sample: Content, details: Details & { front?: Front | undefined }): Content {
  const { name, telephone, town, front } = details;
  const known = groupOf(sample['business']);
  const number = known['telephone'];
  const content = groupOf(
    telephone && typeof number === 'string' ? replaced(sample, number, telephone) : sample,
  );
  const { business, opening } = contentOf(details);
  const { legal, ...rest } = groupOf(content['business']);
  const { postcode, coordinates, ...address } = groupOf(rest['address']);
  return {
    ...content,
    ...((opening !== undefined || front) && {
      opening: {
        ...groupOf(content['opening']),
        ...groupOf(opening),
        ...(front && { picture: inPlaceOf(groupOf(content['opening'])['picture'], front) }),
      },
    }),
    business: {
      ...rest,
      ...(!name && legal !== undefined && { legal }),
      ...groupOf(business),
      address: town
        ? { ...address, town }
        : {
            ...address,
            ...(postcode !== undefined && { postcode }),
            ...(coordinates !== undefined && { coordinates }),
          },
    },
  };
}
