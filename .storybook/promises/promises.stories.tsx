import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { findBrokenPromises, hearComplaints, type Visit } from '../invariants.ts';

interface Fault {
  html: string;
  /** The message of the fault. */
  fault: string;
}

const meta = preview.meta({
  // A planted element is not rendered by React, so that it can be removed again.
  render: (_fault: Fault) => <p>A sound page</p>,
  args: { html: '', fault: '' },
  // For the test run alone: each plants a fault, sees it found, and removes it.
  tags: ['!dev', '!autodocs'],
});

async function play({ args, ...visit }: Visit & { args: Fault }) {
  const plot = document.createElement('div');
  plot.innerHTML = args.html;
  visit.canvasElement.append(plot);
  try {
    await expect(await findBrokenPromises(visit)).toContainEqual(expect.stringContaining(args.fault));
  } finally {
    plot.remove();
  }
}

export const SharedId = meta.story({
  args: { html: '<i id="twin"></i><i id="twin"></i>', fault: 'two things have the id “twin”' },
  play,
});

export const TooWide = meta.story({
  args: { html: '<p style="width: 1300px">Wide</p>', fault: 'overflows sideways' },
  play,
});

export const TooWideForAPhone = meta.story({
  args: { html: '<p style="inline-size: 400px">Narrow</p>', fault: 'ltr at 320 px: overflows sideways' },
  play,
});

export const BeforeThePage = meta.story({
  args: { html: '<p style="margin-inline-start: -9rem">Gone</p>', fault: 'cuts “Gone”' },
  play,
});

export const BeforeThePageInRightToLeft = meta.story({
  args: {
    html: '<p style="position: relative; right: -90px">Physical</p>',
    fault: 'rtl at 1200 px: cuts “Physical”',
  },
  play,
});

export const CutByItsBox = meta.story({
  args: {
    html: '<p style="inline-size: 4rem; overflow: hidden; white-space: nowrap">Swallowed words</p>',
    fault: 'cuts “Swallowed words”',
  },
  play,
});

export const PaleByDay = meta.story({
  args: { html: '<p style="color: #eeeeee">Ink</p>', fault: 'color-contrast in day' },
  play,
});

export const OnADarkSheet = meta.story({
  args: {
    html: '<div style="position: relative"><i style="position: absolute; inset: 0; background: #20302a"></i><p style="position: relative">A sound page</p></div>',
    fault: 'color-contrast in day',
  },
  play,
});

export const LinkLikeItsWords = meta.story({
  args: {
    html: '<p>Read <a href="#first" style="color: #1f2f29; text-decoration: none">this page</a> before you go</p>',
    fault: 'link-in-text-block in day',
  },
  play,
});

export const DarkAtNight = meta.story({
  args: { html: '<p style="color: #0f1f19">Ink</p>', fault: 'color-contrast in night' },
  play,
});

export const LostEdge = meta.story({
  args: {
    html: '<button style="border: 0; background: #0a6847; color: #fff">Buy</button>',
    fault: 'in forced colours: button “Buy” has lost its edge',
  },
  play,
});

export const LostField = meta.story({
  args: {
    html: '<input aria-label="Name" style="border: 0; background: #fff; color: #000">',
    fault: 'in forced colours: input “Name” has lost its edge',
  },
  play,
});

export const LostWords = meta.story({
  args: {
    html: '<p style="forced-color-adjust: none; color: #0f1f19; background: none">Ink</p>',
    fault: 'in forced colours: p “Ink” cannot be read',
  },
  play,
});

export const LostIcon = meta.story({
  args: {
    html: '<button aria-label="Close" style="border: 0; background: none"><svg width="20" height="20" style="forced-color-adjust: none"><path fill="#0f1f19" d="M0 0h20v20z" /></svg></button>',
    fault: 'in forced colours: button “Close” shows nothing',
  },
  play,
});

export const PressedByGroundAlone = meta.story({
  args: {
    html: '<button aria-pressed="true" style="border: 2px solid; background: #000; color: #fff">Bold</button><button aria-pressed="false" style="border: 2px solid; background: #fff; color: #000">Bold</button>',
    fault: 'in forced colours: button “Bold” looks the same',
  },
  play,
});

export const CurrentByAClearLine = meta.story({
  args: {
    html: '<ul><li><a href="#a" aria-current="page" style="text-decoration: underline green">Here</a></li><li><a href="#b" style="text-decoration: underline transparent">There</a></li></ul>',
    fault: 'in forced colours: a “Here” looks the same',
  },
  play,
});

export const TickedByGroundAlone = meta.story({
  args: {
    html: '<label><input type="checkbox" checked style="appearance: none; border: 2px solid; inline-size: 1rem; block-size: 1rem; background: green">Agree</label>',
    fault: 'looks the same',
  },
  play,
});

export const Complaint = meta.story({
  play: async (visit) => {
    await hearComplaints();
    // oxlint-disable-next-line no-console -- this is the fault that is planted
    console.error('Who is there?');
    await expect(await findBrokenPromises(visit)).toContain('the console says: Who is there?');
    (await hearComplaints())();
  },
});

export const DarkAtNightBesideAThemeOfItsOwn = meta.story({
  args: {
    html: '<div style="--ui-color-ink: #7a0000; color: #7a0000; background: #fff">Own</div><p style="color: #0f1f19">Ink</p>',
    fault: 'color-contrast in night',
  },
  play,
});

export const NoRing = meta.story({
  args: {
    html: '<style>.no-ring:focus-visible { outline: none; box-shadow: none }</style><button class="no-ring">Buy</button>',
    fault: 'in day: button “Buy” (no-ring) has no focus ring',
  },
  play,
});

export const RingSeenThrough = meta.story({
  args: {
    html: '<label>Buy <input type="checkbox" class="clear-ring" style="opacity: 0" /></label>',
    fault: 'in day: input “” (clear-ring) has no focus ring',
  },
  play,
});

export const RingLikeItsGround = meta.story({
  args: {
    html: '<style>.pale-ring:focus-visible { outline: 3px solid #e5e5e5; box-shadow: none }</style><button class="pale-ring">Buy</button>',
    fault: 'in day: button “Buy” (pale-ring) has a focus ring that is lost',
  },
  play,
});

export const RingLostInOneTrade = meta.story({
  args: {
    html: '<style>.edge-ring:focus-visible { outline: 3px solid var(--ui-color-focusEdge); box-shadow: none }</style><button class="edge-ring">Buy</button>',
    fault: 'in flowershop: button “Buy” (edge-ring) has a focus ring that is lost',
  },
  play,
});

export const RingAHair = meta.story({
  args: {
    html: '<style>.thin-ring:focus-visible { outline: 1px solid #000; box-shadow: none }</style><button class="thin-ring">Buy</button>',
    fault: 'button “Buy” (thin-ring) has no focus ring',
  },
  play,
});

export const RingCutOff = meta.story({
  args: {
    html: '<div style="overflow: hidden; inline-size: fit-content"><button class="cut-ring">Buy</button></div>',
    fault: 'button “Buy” (cut-ring) has a focus ring that is cut off',
  },
  play,
});

export const FaintIcon = meta.story({
  args: {
    html: '<button class="faint"><svg class="faint-icon" aria-hidden="true" width="20" height="20" style="fill: none; stroke: currentColor; opacity: 0.12"><path d="M0 0l20 20" /></svg> Buy</button>',
    fault: 'in day: a sign of button “Buy” (faint-icon) is lost',
  },
  play,
});

export const FaintMarkBeforeWords = meta.story({
  args: {
    html: '<style>.faint-mark::before { content: "✓ "; opacity: 0.12 }</style><p class="faint-mark">Ready</p>',
    fault: 'in day: a sign of',
  },
  play,
});

export const SignLostInTheDarkThemes = meta.story({
  args: {
    html: '<style>.dark-mark::after { content: "→"; color: #0f1f19 }</style><p class="dark-mark">On</p>',
    fault: 'in trainer: a sign of',
  },
  play,
});

export const StillMoving = meta.story({
  args: {
    html: '<style>@keyframes sway { to { rotate: 1deg } } .swaying { animation: sway 9s infinite }</style><p class="swaying">Ink</p>',
    fault: 'with less motion asked for: p “Ink” is still moved by sway',
  },
  play,
});

export const StillGliding = meta.story({
  args: {
    html: '<p class="gliding" style="transition: translate 1s">Ink</p>',
    fault: 'with less motion asked for: p “Ink” still takes its time over translate',
  },
  play,
});

export const PaleOnAGradient = meta.story({
  args: {
    html: '<p style="background: linear-gradient(#ffffff, #fafafa); color: #dddddd">Ink</p>',
    fault: 'color-contrast in day, by hand',
  },
  play,
});

/** Light words on a dark band behind them, below the screen: they have no fault. */
export const OnWhatLiesBehind = meta.story({
  render: () => (
    <div style={{ position: 'relative', marginBlockStart: '200vh' }}>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          background: 'linear-gradient(#101010, #202020) #101010',
        }}
      />
      <p style={{ position: 'relative', color: '#fafafa' }}>Ink</p>
    </div>
  ),
});

export const AxeIsNotSure = meta.story({
  play: async (visit) => {
    const incomplete = [{ id: 'label', nodes: [{ html: '<input>' }] }];
    const reporting = { reports: [{ type: 'a11y', result: { incomplete } }] };
    await expect(await findBrokenPromises({ ...visit, reporting })).toContain(
      'axe is not sure of label: <input>',
    );
  },
});
