import { shelves } from 'virtual:library';
import { Table } from '../Table/Table.tsx';

/** Lists every section by the job it does, with the sentence that its own file says of it. */
export function SectionList() {
  return shelves.map(({ job, pieces }) => (
    <section key={job} aria-labelledby={`library-${job}`}>
      <h2 id={`library-${job}`}>{job[0]!.toUpperCase() + job.slice(1)}</h2>
      <Table
        head={['section', 'what it is for', 'shown by our shop or a design']}
        rows={pieces.map(({ name, purpose = '', used }) => [
          `\`${name}\``,
          purpose,
          used ? 'yes' : 'not yet',
        ])}
      />
    </section>
  ));
}
