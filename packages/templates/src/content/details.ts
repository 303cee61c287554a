import type { Picture } from './pictures.ts';

/** The few things that make a website somebody's own, as a visitor types them before they buy. */
export interface Details {
  name?: string | undefined;
  /** What they do, in a sentence. */
  line?: string | undefined;
  telephone?: string | undefined;
  town?: string | undefined;
}

/** A photograph of theirs for the first screen. */
interface Front {
  /** By the name that it is given among the files. */
  file: string;
  alt: string;
}

type Content = Readonly<Record<string, unknown>>;

const groupOf = (value: unknown): Content =>
  typeof value === 'object' && value !== null ? (value as Content) : {};

/** The value with one text for another, wherever that stands in it. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((item) => replaced(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, from, to)]));
}

/** What stands for who somebody is, where nothing else does. */
export function contentOf({ name, line, telephone, town }: Details): Content {
  return {
    business: {
      ...(name && { name }),
      ...(line && { line }),
      ...(telephone && { telephone }),
      ...(town && { address: { town } }),
    },
    // It is read under the name, before anything else.
    ...(line && { opening: { lead: line } }),
  };
}

/** A photograph where there is a picture, or none yet: where all is drawn, what is drawn there stays. */
export function inPlaceOf(picture: unknown, { file, alt }: Front): Picture {
  const { kind, name, drawing } = groupOf(picture) as { kind?: string; name?: string; drawing?: string };
  const present = kind === 'drawing' ? name : drawing;
  return { kind: 'photo', file, alt, ...(present !== undefined && { drawing: present }) };
}

/**
 * A sample that wears somebody's details: what they have not said stays as it is. What belongs to the name and the place
 * that are gone goes with them: who the law says they are, where the map would lead.
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
