import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'react-admin';
import { formatDateTime } from '../../format/format-date';
import { useActors } from '../../show/useActors';
import type { ValueSpec } from '../../values/value-spec';
import { labelBeside } from '../../values/label-beside';
import { ValueView } from '../../values/ValueView';
import styles from './inline.module.css';

interface InlineConflictProps {
  readonly source: string;
  readonly spec: ValueSpec;
  /** Record as saved by another user. */
  readonly theirs: RaRecord;
  /** Value to be saved. */
  readonly mine: unknown;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Conflict in one cell: shows the other user and both values, one of which is chosen. */
export function InlineConflict({ source, spec, theirs, mine, onMine, onTheirs }: InlineConflictProps) {
  const translate = useTranslate();
  // Without permission for the editor's name, shows only the time.
  const { editor } = useActors(String(theirs.id), theirs);
  return (
    <div className={styles['conflict']} role="alert">
      <p>
        {translate(`app.lists.inline.conflict${editor ? 'By' : ''}`, {
          when: formatDateTime(theirs['fechaModificacion']),
          who: editor ?? '',
        })}
      </p>
      <dl>
        <dt>{translate('app.conflict.theirs')}</dt>
        <dd>
          <ValueView spec={spec} value={theirs[source]} label={labelBeside(spec, theirs)} />
        </dd>
        <dt>{translate('app.conflict.mine')}</dt>
        <dd>
          <ValueView spec={spec} value={mine} />
        </dd>
      </dl>
      <div>
        <Button size="small" autoFocus onClick={onTheirs}>
          {translate('app.lists.inline.theirs')}
        </Button>
        <Button size="small" variant="contained" color="primary" onClick={onMine}>
          {translate('app.lists.inline.mine')}
        </Button>
      </div>
    </div>
  );
}
