import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { writeSource } from './writeSource.ts';

const from = (name: string, place: string) => ({ __origin: { name, from: place } });

interface SignProps {
  heading?: string;
  items?: readonly object[];
  picture?: { src: string };
  drawing?: ReactNode;
  onSubmit?: (values: FormData) => void;
  link?: unknown;
  children?: ReactNode;
  busy?: boolean;
}
const Sign = Object.assign(
  (props: SignProps) => <p>{props.heading}</p>,
  from('Sign', '@awning/ui/sections/Sign'),
);
const Art = Object.assign(
  (props: { label: string }) => <i>{props.label}</i>,
  from('Art', '@awning/ui/components/Art'),
);
const Link = Object.assign(() => null, from('Link', '@awning/ui/components/Link'));
const Own = ({ children }: { children?: ReactNode }) => children;

const written = (rendered: ReactNode, args = {}) =>
  writeSource({ component: Sign, args, render: () => rendered });

test('has the import of the piece, and the piece', () => {
  expect(written(<Sign heading="Open" busy />)).toBe(
    'import { Sign } from \'@awning/ui/sections/Sign\';\n\n<Sign heading="Open" busy />',
  );
});

test('calls a handler by its name, wherever it is', () => {
  const source = written(
    <Sign
      onSubmit={(values) => values.get('e')}
      items={[{ label: 'Go', onClick: () => undefined }]}
      link={Link}
    />,
  );
  expect(source).toContain('onSubmit={onSubmit}');
  expect(source).toContain("items={[{ label: 'Go', onClick }]}");
  expect(source).toContain('link={Link}');
  expect(source).toContain("import { Link } from '@awning/ui/components/Link';");
  expect(source).not.toContain('=>');
});

test('leaves out the data of pictures', () => {
  const source = written(
    <Sign
      picture={{ src: 'data:image/svg+xml,%3Csvg%3E' }}
      items={[{ srcSet: 'data:image/webp;base64,AA 1x' }]}
    />,
  );
  expect(source).toContain("picture={{ src: '/picture.svg' }}");
  expect(source).toContain("items={[{ srcSet: '/picture.webp 1x' }]}");
});

test('gives a picture that was built with Storybook the name it had before', () => {
  expect(written(<Sign picture={{ src: './assets/price-list-B1c7OH6V.svg' }} />)).toContain(
    "src: '/price-list.svg'",
  );
});

test('imports the components in children and in props', () => {
  expect(
    written(
      <Sign drawing={<Art label="A cat" />}>
        <p>
          Come in, <b>all</b> of you {'{now}'}
        </p>
      </Sign>,
    ),
  ).toBe(`import { Art } from '@awning/ui/components/Art';
import { Sign } from '@awning/ui/sections/Sign';

<Sign drawing={<Art label="A cat" />}>
  <p>{'Come in, '}<b>all</b>{' of you '}{'{now}'}</p>
</Sign>`);
});

test('names a value that has no name outside of its story by its prop', () => {
  expect(written(<Sign drawing={<Own />} />)).toContain('drawing={drawing}');
  expect(
    written(
      <Sign>
        <Own />
      </Sign>,
      { heading: 'Open' },
    ),
  ).toContain('<Sign heading="Open" />');
});

test('shows the piece itself where the story puts one of its own around it', () => {
  expect(written(<Own />, { heading: 'Open', busy: false })).toContain(
    '<Sign heading="Open" busy={false} />',
  );
  function Kept() {
    const [open] = useState(true);
    return open && <Own />;
  }
  expect(writeSource({ component: Sign, args: { heading: 'Kept' }, render: Kept })).toContain(
    '<Sign heading="Kept" />',
  );
});

test('breaks a line that is too long', () => {
  expect(
    written(
      <Sign heading={'It’s "open"\nnow'} items={[{ label: 'a'.repeat(40) }, { label: 'b'.repeat(40) }]} />,
    ),
  ).toBe(`import { Sign } from '@awning/ui/sections/Sign';

<Sign
  heading={'It’s "open"\\nnow'}
  items={[
    { label: '${'a'.repeat(40)}' },
    { label: '${'b'.repeat(40)}' },
  ]}
/>`);
});
