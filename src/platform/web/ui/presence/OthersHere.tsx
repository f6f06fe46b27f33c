import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { LateTexts } from '../texts/LateTexts';
import { usePresence } from './PresenceContext';
import styles from './presence.module.css';

interface OthersHereProps {
  readonly resource: string;
  readonly id: string;
  /** True when the reader is editing the record. */
  readonly edits?: boolean;
}

/** Shows other people who have the record open or are editing it, so that two people do not write the same thing at once. */
export default function OthersHere({ resource, id, edits = false }: OthersHereProps) {
  const people = usePresence(resource, id, edits);
  // The live region stays mounted, so that changes are read aloud.
  return (
    <div role="status" className={styles['here']}>
      {people.length > 0 && (
        <LateTexts area="presencia">
          <Named people={people} />
        </LateTexts>
      )}
    </div>
  );
}

function Named({ people }: { readonly people: ReturnType<typeof usePresence> }) {
  const translate = useTranslate();
  const named = (isEditing: boolean) =>
    people
      .filter(({ edita }) => edita === isEditing)
      .map(({ nombre }) => nombre)
      .join(', ');
  const [editing, looking] = [named(true), named(false)];
  const count = (isEditing: boolean) => people.filter(({ edita }) => edita === isEditing).length;
  return (
    <>
      {editing && (
        <span data-edits>
          <EditOutlined fontSize="inherit" />
          {translate('presence.editing', { smart_count: count(true), names: editing })}
        </span>
      )}
      {looking && (
        <span>
          <VisibilityOutlined fontSize="inherit" />
          {translate('presence.looking', { smart_count: count(false), names: looking })}
        </span>
      )}
    </>
  );
}
