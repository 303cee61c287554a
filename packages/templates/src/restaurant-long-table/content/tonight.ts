import type { SeatingPlanProps } from '../sections/SeatingPlan/index.ts';
import type { TableBillProps } from '../sections/TableBill/index.ts';

export const tonight = {
  heading: 'Tonight, in the order it comes past',
  lead: 'Seven things, £39. The second sitting gets the same, two and a half hours later and slightly louder.',
  courses: {
    bread: {
      mark: '6.00',
      name: 'Bread first',
      text: 'A loaf between four, still warm. Green oil, coarse salt. Tear it: there is no knife on purpose.',
      note: 'Wheat',
    },
    olives: {
      mark: '6.10',
      name: 'Olives, going left',
      text: 'Baked with orange peel and fennel seed. The bowl goes left, always left. We’ve had incidents.',
      note: 'Nothing you’d be allergic to, but mind the stones',
    },
    artichoke: {
      mark: '6.25',
      name: 'An artichoke each',
      text: 'Leaf by leaf, into lemon butter. It takes twenty minutes and stops people talking about house prices.',
      note: 'Milk',
    },
    sardines: {
      mark: '6.50',
      name: 'Sardines, or herring if not',
      text: 'Off the grill with breadcrumbs, currants and pine nuts, the way Rosa’s mother denies inventing.',
      note: 'Fish, wheat',
    },
    spaghetti: {
      mark: '7.10',
      name: 'Spaghetti and the quay’s own crab',
      text: 'Landed forty yards from your chair. Bibs are in the drawer and nobody is too grand for one.',
      note: 'Crustaceans, wheat, celery',
    },
    fish: {
      mark: '7.30',
      name: 'One fish for eight',
      text: 'Whatever was best at six this morning, whole, on fennel and lemon. Whoever gets the cheek says nothing.',
      note: 'Fish',
    },
    figs: {
      mark: '7.55',
      name: 'Figs, or half a lemon',
      text: 'Figs while they last. After that, half a lemon filled with its own ice.',
      note: 'Nothing at all',
    },
  },
  foot: 'Coffee comes at ten past eight, with the bill.',
};

/** Which chairs are still free at each of tonight's sittings. */
const sitting = (name: string, summary: string, free: readonly number[], book: string) => ({
  name,
  summary,
  seats: Array.from({ length: 24 }, (_, place) => {
    const seat = place + 1;
    return free.includes(seat)
      ? ({ name: `${seat}`, state: 'free', href: book } as const)
      : ({ name: `${seat}`, state: 'taken' } as const);
  }),
});

/** Tonight's table as it stands, with each free chair leading to where it is booked. */
export const seating = (book: string) =>
  ({
    heading: 'Tonight’s chairs',
    lead: 'Pick by number if you like. Two and three can see the kitchen; twenty-three can hear it.',
    sittings: [
      sitting('First sitting, 6 o’clock', 'Six chairs free', [4, 5, 11, 16, 17, 24], book),
      sitting('Second sitting, half past 8', 'Four chairs free', [1, 12, 13, 20], book),
    ],
    note: 'Drawn at four this afternoon. Ring after that and Alan will look at the actual chairs.',
    labels: { free: 'free', taken: 'taken', seat: 'Seat', ends: ['Kitchen', 'Quay'] },
  }) satisfies SeatingPlanProps;

export const bill = {
  heading: 'And the bill',
  lead: 'It comes with the coffee, face up. No service, no cover charge, no charge for water, which is from the tap and very good.',
  caption: 'Supper for two, with a carafe',
  lines: [
    { name: 'Two suppers', price: '£78' },
    { name: 'A carafe of the red', price: '£17' },
    { name: 'Coffee, twice', price: 'in' },
    { name: 'Bread, as much as you had', price: 'in' },
    { name: 'Service', price: 'thanks' },
  ],
  total: { name: 'All of it', price: '£95' },
  thanks: 'Tips go in the jug and the jug goes to whoever washed up.',
} satisfies TableBillProps;
