import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { schemaPath } from '#platform/shared/paths';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { FetchedLabel } from '../../values/FetchedLabel';
import { ValueView } from '../../values/ValueView';
import { useFormContextValue } from '../FormContext';
import { useFill, type FillChange } from './useFill';
import styles from './fill-note.module.css';

interface FillNoteProps {
  readonly path: string;
  readonly label: string;
  readonly fill: { readonly fn: string; readonly into: readonly string[] };
}

/** Note below a field that fills others. It lists the filled and the contradicting fields, and can reverse either. */
export default function FillNote({ path, label, fill }: FillNoteProps) {
  const translate = useTranslate();
  const { filled, kept, undo, take } = useFill(path, fill);
  return (
    <div role="status" className={styles['place']}>
      {filled.length > 0 && (
        <div className={styles['note']}>
          <p>{translate('app.form.fill.filled', { name: label })}</p>
          <Changes changes={filled} />
          <Button size="small" onClick={undo}>
            {translate('app.form.fill.undo')}
          </Button>
        </div>
      )}
      {kept.length > 0 && (
        <div className={`${styles['note']} ${styles['differs']}`}>
          <p>{translate('app.form.fill.kept', { name: label })}</p>
          <Changes changes={kept} />
          <Button size="small" onClick={take}>
            {translate('app.form.fill.take', { name: label })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Each value as its input shows it; a name instead of a key, and no link, which would leave the form. */
function Changes({ changes }: { readonly changes: readonly FillChange[] }) {
  const { name } = useResourceModule();
  const { fields } = useFormContextValue();
  const translate = useTranslate();
  return (
    <dl className={styles['changes']}>
      {changes.map(({ path, said }) => {
        const { spec = { type: 'text' } as const, label = translate(`resources.${name}.fields.${schemaPath(path)}`) } =
          fields.get(path) ?? {};
        return (
          <div key={path}>
            <dt>{label}</dt>
            <dd>
              {spec.type === 'reference' ? (
                <FetchedLabel reference={spec.reference} id={said} />
              ) : (
                <ValueView spec={spec} value={said} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
