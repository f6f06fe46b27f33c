import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { completenessOf } from '#areas/consulta/shared/consulta/completeness';
import type { LooseRecord } from '#platform/shared/paths';
import { shareOf } from '#platform/web/ui/format/share-of';
import styles from './consult.module.css';

/** Renders the completeness of the note against NOM-004, with the numerals of missing parts. Each links to its field. */
export function Completeness({ note }: { readonly note: LooseRecord }) {
  const translate = useTranslate();
  const { asked, missing } = completenessOf(note);
  const said = asked.length - missing.length;
  return (
    <section className={styles['completeness']} aria-label={translate('consult.completeness')}>
      <p id="nota-completa">{translate('consult.numerals', { said, asked: asked.length })}</p>
      <LinearProgress variant="determinate" value={shareOf(said, asked.length)} aria-labelledby="nota-completa" />
      {missing.length === 0 ? (
        <p role="status">{translate('consult.complete')}</p>
      ) : (
        <ul>
          {missing.map(({ numeral, campo }) => (
            <li key={campo}>
              <a href={`#nota-${campo}`}>
                {numeral} {translate(`resources.consulta.fields.${campo}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
