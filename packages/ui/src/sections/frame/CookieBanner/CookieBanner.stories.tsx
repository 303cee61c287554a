import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { Container, Heading, Stack, Text } from '../../../primitives/index.ts';
import { withStoppedClock } from '../../../testing/clock.ts';
import { Footer } from '../Footer/Footer.tsx';
import { laden, least, policy, shop } from './CookieBanner.fixtures.ts';
import { CookieBanner, type CookieBannerProps, type CookieChoice } from './CookieBanner.tsx';

const key = shop.storageKey;

function forget() {
  localStorage.removeItem(key);
  window.scrollTo({ top: 0, behavior: 'instant' });
}

const meta = preview.meta({
  component: CookieBanner,
  args: { ...least, onChoose: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'open', 'closed', 'keyboard', 'success', 'error'],
  },
  beforeEach: () => {
    forget();
    return forget;
  },
});

// The visit begins when the play has stopped the clock; the page is long enough to be scrolled.
function Shop(props: CookieBannerProps) {
  const [inside, setInside] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <Container>
      <Stack gap="large" align="start">
        <Heading level={1} size="xlarge">
          Have a look round
        </Heading>
        <Button onClick={() => setInside(true)}>Come in</Button>
        <Field name="name" label="Name" />
        {Array.from({ length: 40 }, (_, shelf) => (
          <Text key={shelf}>Shelf {shelf + 1}</Text>
        ))}
        <Button onClick={() => setOpen(true)}>Cookie settings</Button>
      </Stack>
      {inside && (
        <CookieBanner
          {...props}
          open={open}
          onChoose={(choice) => {
            setOpen(false);
            props.onChoose(choice);
          }}
        />
      )}
    </Container>
  );
}

const usualTimes = { wait: { milliseconds: 9000, pixels: 450 } };
const page = within(document.body);
const banner = () => page.queryByRole('region', { name: shop.heading });

async function comeIn(pass: (milliseconds: number) => Promise<void>) {
  const door = page.getByRole('button', { name: 'Come in' });
  door.focus({ preventScroll: true });
  door.click();
  await pass(0);
  return door;
}

async function scrollTo(top: number, pass: (milliseconds: number) => Promise<void>) {
  window.scrollTo({ top, behavior: 'instant' });
  await pass(0);
}

/** The notice as it lies at the foot of a desktop: three answers, none larger than another. */
export const Usual = meta.story({
  tags: ['usual', 'open'],
  args: { policy },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: shop.heading });
    await expect(strip.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    // An eighth of a small desktop.
    await expect(strip.offsetHeight).toBeLessThanOrEqual(100);
    const notice = within(strip);
    const answers = notice.getAllByRole('button');
    await expect(answers.map(({ textContent }) => textContent)).toEqual([
      'Reject some',
      'Accept',
      'Accept all',
    ]);
    const [width] = answers.map(({ offsetWidth }) => offsetWidth);
    for (const { offsetWidth } of answers) await expect(Math.abs(offsetWidth - width!)).toBeLessThan(2);
    await expect(notice.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
  },
});

/** Nothing written down elsewhere, on a phone. */
export const WithoutPolicy = meta.story({
  tags: ['least', 'open'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: shop.heading });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Visitors are let look round for nine seconds, and keep what they have in hand when it comes. */
export const AfterNineSeconds = meta.story({
  tags: ['usual'],
  args: usualTimes,
  render: (args) => <Shop {...args} />,
  play: async () =>
    withStoppedClock(async (pass) => {
      const door = await comeIn(pass);
      await pass(8999);
      await expect(banner()).not.toBeInTheDocument();
      await expect(page.getByRole('status').textContent).toBe('');
      await pass(1);
      await expect(banner()).toBeVisible();
      await expect(door).toHaveFocus();
      await pass(100);
      await expect(page.getByRole('status')).toHaveTextContent(`${shop.heading}: ${shop.text}`);
    }),
});

/** A visitor who types on a phone is asked once they leave the field, and the button they press then has not moved. */
export const WhileTyping = meta.story({
  tags: ['closed', 'open'],
  args: usualTimes,
  render: (args) => <Shop {...args} />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) =>
    withStoppedClock(async (pass) => {
      const door = await comeIn(pass);
      const field = canvas.getByRole('textbox', { name: 'Name' });
      field.focus({ preventScroll: true });
      await pass(9000);
      await scrollTo(500, pass);
      await expect(banner()).not.toBeInTheDocument();

      door.focus({ preventScroll: true });
      await pass(499);
      await expect(banner()).not.toBeInTheDocument();
      await pass(1);
      await expect(banner()).toBeVisible();
      await expect(door).toHaveFocus();

      // It is on the page, and steps aside for a field.
      field.focus({ preventScroll: true });
      await pass(0);
      await expect(banner()).not.toBeInTheDocument();
      await expect(field).toHaveFocus();
      field.blur();
      await pass(500);
      await expect(banner()).toBeVisible();
    }),
});

/** On a desktop there is room for both. */
export const WhileTypingOnADesktop = meta.story({
  tags: ['open'],
  args: usualTimes,
  render: (args) => <Shop {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) =>
    withStoppedClock(async (pass) => {
      await comeIn(pass);
      const field = canvas.getByRole('textbox', { name: 'Name' });
      field.focus({ preventScroll: true });
      await pass(9000);
      await expect(banner()).toBeVisible();
      await expect(field).toHaveFocus();
    }),
});

/** A visitor who comes further down than 450 pixels is asked sooner. */
export const AfterScrolling = meta.story({
  tags: ['usual'],
  args: usualTimes,
  render: (args) => <Shop {...args} />,
  play: async () =>
    withStoppedClock(async (pass) => {
      await comeIn(pass);
      await scrollTo(449, pass);
      await expect(banner()).not.toBeInTheDocument();
      await scrollTo(450, pass);
      await expect(banner()).not.toBeInTheDocument();
      await scrollTo(451, pass);
      await expect(banner()).toBeVisible();
    }),
});

/** A link to a part of the page reaches it: the part's far end may lie behind the notice. */
export const OnTheWay = meta.story({
  tags: ['usual'],
  args: usualTimes,
  render: (args) => (
    <>
      <Shop {...args} />
      <section aria-label="Kind words" tabIndex={-1} style={{ blockSize: '200vh' }} />
    </>
  ),
  play: async ({ canvas }) =>
    withStoppedClock(async (pass) => {
      await comeIn(pass);
      const words = canvas.getByRole('region', { name: 'Kind words' });
      words.focus({ preventScroll: true });
      await scrollTo(500, pass);
      await expect(banner()).toBeVisible();
      await expect(window.scrollY).toBe(500);
    }),
});

type Kept = { args: CookieBannerProps };

const keeps =
  (choice: CookieChoice) =>
  async ({ args }: Kept) =>
    withStoppedClock(async (pass) => {
      await comeIn(pass);
      await pass(0);
      page.getByRole('button', { name: shop.labels[choice] }).click();
      await pass(0);
      await expect(localStorage.getItem(key)).toBe(choice);
      await expect(args.onChoose).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledWith(choice);
      await expect(banner()).not.toBeInTheDocument();
      await expect(page.getByRole('status')).toHaveTextContent('Your choice is kept.');
    });

/** Only the cookies that the shop cannot run without. */
export const RejectSome = meta.story({
  tags: ['success', 'closed'],
  render: (args) => <Shop {...args} />,
  play: keeps('reject-some'),
});

/** And those that make it pleasanter. */
export const Accept = meta.story({
  tags: ['success', 'closed'],
  render: (args) => <Shop {...args} />,
  play: keeps('accept'),
});

/** All cookies. */
export const AcceptAll = meta.story({
  tags: ['success', 'closed'],
  render: (args) => <Shop {...args} />,
  play: keeps('accept-all'),
});

/** A visitor who has answered is not asked again, wherever they go. */
export const AlreadyChosen = meta.story({
  tags: ['closed'],
  args: usualTimes,
  render: (args) => <Shop {...args} />,
  play: async () => {
    localStorage.setItem(key, 'reject-some');
    await withStoppedClock(async (pass) => {
      await comeIn(pass);
      await pass(60_000);
      await scrollTo(900, pass);
      await expect(banner()).not.toBeInTheDocument();
    });
  },
});

/** A stored value that is none of the three counts for nothing. */
export const NoChoiceWeKnow = meta.story({
  tags: ['open'],
  render: (args) => <Shop {...args} />,
  play: async () => {
    localStorage.setItem(key, 'perhaps');
    await withStoppedClock(async (pass) => {
      await comeIn(pass);
      await pass(0);
      await expect(banner()).toBeVisible();
    });
  },
});

/** A browser that is full, or keeps nothing for any site: the answer is taken all the same. */
export const NothingCanBeKept = meta.story({
  tags: ['error', 'closed'],
  render: (args) => <Shop {...args} />,
  play: async ({ args }) => {
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const asked = [
      spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
      spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    ];
    try {
      await withStoppedClock(async (pass) => {
        await comeIn(pass);
        await pass(0);
        page.getByRole('button', { name: 'Accept' }).click();
        await pass(0);
        await expect(banner()).not.toBeInTheDocument();
        await expect(args.onChoose).toHaveBeenCalledWith('accept');
      });
    } finally {
      for (const spy of asked) spy.mockRestore();
    }
  },
});

/** Reached and answered without a mouse; Escape decides nothing, and the focus goes back where it was. */
export const ByKeyboard = meta.story({
  tags: ['keyboard', 'open'],
  args: { policy },
  render: (args) => <Shop {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    await canvas.findByRole('region', { name: shop.heading });
    const last = canvas.getByRole('button', { name: 'Cookie settings' });
    last.focus();
    for (const [role, name] of [
      ['link', 'Cookie policy'],
      ['button', 'Reject some'],
      ['button', 'Accept'],
      ['button', 'Accept all'],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(banner()).toBeVisible();
    await expect(localStorage.getItem(key)).toBeNull();

    await userEvent.keyboard('{Enter}');
    await expect(localStorage.getItem(key)).toBe('accept-all');
    await expect(last).toHaveFocus();
  },
});

const nextFrame = () => new Promise(requestAnimationFrame);

/** Until the page has come to rest: the scroll that brings the focus into sight may still be running. */
async function untilStill(): Promise<void> {
  const { scrollY } = window;
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  if (window.scrollY !== scrollY) await untilStill();
}

/** It never lies over the focus, not even over the last thing on the page. */
export const ClearOfTheFocus = meta.story({
  tags: ['open'],
  render: (args) => <Shop {...args} />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: 'Cookie settings' });
    const clear = () => {
      const { bottom } = last.getBoundingClientRect();
      return expect(bottom).toBeLessThan(banner()!.getBoundingClientRect().top);
    };

    // The notice comes while the focus is there.
    last.scrollIntoView({ block: 'end', behavior: 'instant' });
    last.focus({ preventScroll: true });
    canvas.getByRole('button', { name: 'Come in' }).click();
    await canvas.findByRole('region', { name: shop.heading });
    await waitFor(clear);
    await expect(last).toHaveFocus();

    // The focus comes while the notice is there.
    last.blur();
    window.scrollBy({ top: -200, behavior: 'instant' });
    await waitFor(() => expect(clear).toThrow());
    last.focus();
    await waitFor(clear);

    // It comes by a press, under which the button may not move, or there would be no click.
    last.blur();
    window.scrollBy({ top: -200, behavior: 'instant' });
    await waitFor(() => expect(clear).toThrow());
    await untilStill();
    const { scrollY } = window;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: last });
    await expect(last).toHaveFocus();
    await expect(window.scrollY).toBe(scrollY);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(clear);

    // A visitor who scrolls on may leave it behind.
    window.scrollBy({ top: -200, behavior: 'instant' });
    await waitFor(() => expect(clear).toThrow());
    await userEvent.keyboard('{Shift}');
    for (let frame = 0; frame < 2; frame++) await nextFrame();
    await expect(clear).toThrow();
  },
});

/** A sticky element beside the page lets go when the notice comes; the focus in it stays in sight. */
export const ClearOfWhatLetsGo = meta.story({
  tags: ['open'],
  render: (args) => (
    <>
      <style>
        {'.beside { position: sticky; top: 112px } [data-foot-taken] .beside { position: static }'}
      </style>
      <div className="beside">
        <Button>Filter</Button>
      </div>
      <Shop {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: 'Filter' });
    filter.focus({ preventScroll: true });
    window.scrollTo({ top: 700, behavior: 'instant' });
    await expect(filter.getBoundingClientRect().top).toBeCloseTo(112, 0);
    canvas.getByRole('button', { name: 'Come in' }).click();
    await canvas.findByRole('region', { name: shop.heading });
    await waitFor(() => expect(filter.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(filter).toHaveFocus();
  },
});

/** Nor over the target of a link, nor over the last words of a page, whose footer goes on under it. */
export const ClearOfThePart = meta.story({
  tags: ['open'],
  render: (args) => (
    <>
      <Shop {...args} />
      <section aria-label="Kind words" tabIndex={-1}>
        <Text>Said by a friend</Text>
      </section>
      <Footer copyright={{ year: 2026, holder: 'The corner shop' }} labels={{ policies: '', social: '' }} />
    </>
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('region', { name: 'Kind words' });
    words.focus({ preventScroll: true });
    words.scrollIntoView({ block: 'end', behavior: 'instant' });
    canvas.getByRole('button', { name: 'Come in' }).click();
    const notice = await canvas.findByRole('region', { name: shop.heading });
    await waitFor(() =>
      expect(words.getBoundingClientRect().bottom).toBeLessThan(notice.getBoundingClientRect().top),
    );

    const root = document.documentElement;
    const footer = canvas.getByRole('contentinfo');
    const height = footer.offsetHeight;
    window.scrollTo({ top: root.scrollHeight, behavior: 'instant' });
    await expect(footer.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(canvas.getByText(/The corner shop/).getBoundingClientRect().bottom).toBeLessThan(
      notice.getBoundingClientRect().top,
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(footer.offsetHeight).toBeLessThan(height);
    await expect(root.style.scrollPaddingBlockEnd).toBe('');
  },
});

/** Opened by a button: the focus goes in, and back to that button. */
export const Reopened = meta.story({
  tags: ['open'],
  args: usualTimes,
  render: (args) => <Shop {...args} />,
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem(key, 'accept-all');
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    const settings = canvas.getByRole('button', { name: 'Cookie settings' });
    await userEvent.click(settings);
    await expect(banner()).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Reject some' }));
    await expect(localStorage.getItem(key)).toBe('reject-some');
    await expect(banner()).not.toBeInTheDocument();
    await expect(settings).toHaveFocus();
  },
});

/** Answered in another tab: the visitor is not asked twice. */
export const ChosenElsewhere = meta.story({
  tags: ['closed'],
  render: (args) => <Shop {...args} />,
  play: async () =>
    withStoppedClock(async (pass) => {
      await comeIn(pass);
      await pass(0);
      await expect(banner()).toBeVisible();
      localStorage.setItem(key, 'accept');
      window.dispatchEvent(new StorageEvent('storage', { key }));
      await pass(0);
      await expect(banner()).not.toBeInTheDocument();
    }),
});

/** A page is sent without it: it says nothing in a browser that stores nothing. */
export const BeforeScript = meta.story({
  tags: ['closed'],
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<CookieBanner {...args} />) }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
});

const expectOneRow = async (answers: HTMLElement[]) => {
  const tops = answers.map((answer) => answer.getBoundingClientRect().top);
  await expect(new Set(tops).size).toBe(1);
};

/** German, words without end, the narrowest phone: the words scroll, the answers stand beside each other. */
export const LongWords = meta.story({
  tags: ['long-words', 'open'],
  args: laden,
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div lang="de">
      <CookieBanner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('region', { name: laden.heading });
    await expectOneRow(within(notice).getAllByRole('button'));
    await expect(notice.offsetHeight).toBeLessThan(window.innerHeight / 2);
  },
});

/** Letters twice as large: the answers stand in one column, and all of them are in sight. */
export const LargeLetters = meta.story({
  tags: ['long-words', 'open'],
  args: { ...shop, labels: laden.labels },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = '200%';
    try {
      const notice = await canvas.findByRole('region', { name: shop.heading });
      const answers = within(notice).getAllByRole('button');
      const starts = answers.map((answer) => answer.getBoundingClientRect().x);
      await expect(new Set(starts).size).toBe(1);
      for (const answer of answers) {
        const { x, y, width, height } = answer.getBoundingClientRect();
        const middle = document.elementFromPoint(x + width / 2, y + height / 2);
        await expect(answer).toContainElement(middle as HTMLElement);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
});

/** An answer that is praised, beside two that a visitor cannot tell apart. */
export const OneAnswerPraised = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    policy,
    labels: {
      ...shop.labels,
      'reject-some': 'Options',
      accept: 'Maybe later',
      'accept-all': 'Yes, the best for me!',
    },
  },
});
