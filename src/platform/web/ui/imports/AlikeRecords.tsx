import { useTranslate } from 'react-admin';
import { CandidateLink } from '../form/duplicates/CandidateLink';
import type { ImportFinding } from './import-outcome';
import styles from './imports.module.css';

/** Possible duplicates of a new row: its name, the similar records, and an earlier row. */
export function AlikeRecords({ finding: { valor, parecidos } }: { readonly finding: ImportFinding }) {
  const translate = useTranslate();
  const { fila = null, registros = [] } = parecidos ?? {};
  return (
    <>
      <span>{valor}</span>
      <ul className={styles['alike']} aria-label={translate('imports.alike.like')}>
        {registros.map((each) => (
          <li key={each.id}>
            <b>{each.titulo}</b>
            {each.detalle && ` · ${each.detalle}`} <CandidateLink candidate={each} />
          </li>
        ))}
        {fila !== null && <li>{translate('imports.alike.earlier', { row: fila })}</li>}
      </ul>
    </>
  );
}
