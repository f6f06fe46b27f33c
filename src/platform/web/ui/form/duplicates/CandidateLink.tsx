import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { Candidate } from './candidate';
import styles from './duplicates.module.css';

/** Link to an existing record, in a new tab, so that the form keeps its input. */
export function CandidateLink({ candidate: { id, titulo } }: { readonly candidate: Pick<Candidate, 'id' | 'titulo'> }) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const open = translate(`resources.${name}.open`, { _: translate('app.duplicates.open') });
  return (
    <Link
      className={styles['link'] ?? ''}
      to={recordPath.show(name, id)}
      target="_blank"
      rel="noopener"
      aria-label={translate('app.duplicates.opens', { open, name: titulo })}
    >
      {open}
    </Link>
  );
}
