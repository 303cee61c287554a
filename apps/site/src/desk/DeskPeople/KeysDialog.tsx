import { desk } from '@awning/content/desk';
import type { AdminPerson } from '@awning/contract/admin/people';
import { Button } from '@awning/ui/components/Button';
import { Dialog } from '@awning/ui/components/Dialog';
import { Text } from '@awning/ui/primitives';

export interface KeysDialogProps {
  /** The person whose role changes. Without a person there is no dialog. */
  person: AdminPerson | undefined;
  onClose: () => void;
  onSure: (person: AdminPerson) => void;
}

const { ask, give, take } = desk.people;

/** Asks for confirmation before a person becomes an admin, or stops to be one. */
export function KeysDialog({ person, onClose, onSure }: KeysDialogProps) {
  if (!person) return null;
  const { role, username } = person;
  const which = role === 'admin' ? 'take' : 'give';

  return (
    <Dialog
      open
      onClose={onClose}
      heading={ask[which](username)}
      labels={ask}
      actions={
        <>
          <Button tone="spark" onClick={() => onSure(person)}>
            {which === 'take' ? take : give}
          </Button>
          <Button onClick={onClose}>{ask.cancel}</Button>
        </>
      }
    >
      <Text>{which === 'take' ? ask.takeText : ask.giveText}</Text>
    </Dialog>
  );
}
