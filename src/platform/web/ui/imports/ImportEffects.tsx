import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { formatNumber } from '../format/format-number';
import type { ImportOutcome } from './import-outcome';
import styles from './imports.module.css';

const COLUMNS = ['hay', 'entra', 'habra', 'valor'] as const;

/** Effect of a file on the records that it mentions: a summary, and each record's current, added and resulting amounts. */
export function ImportEffects({ outcome }: { readonly outcome: ImportOutcome }) {
  const translate = useTranslate();
  const { aplicada, efecto = '', documento, vistaPrevia = [], totales } = outcome;
  const title = translate('imports.effects.title');
  const shown = (name: (typeof COLUMNS)[number], value: number) =>
    `${name === 'entra' && value > 0 ? '+' : ''}${formatNumber(value, name === 'valor' ? 2 : 0)}`;
  return (
    <>
      {documento ? (
        <Alert severity="success">
          {translate('imports.effects.made')}{' '}
          <Link to={recordPath.show(documento.entidad, documento.id)}>{documento.folio}</Link>
        </Alert>
      ) : (
        !aplicada && vistaPrevia.length > 0 && <Alert severity="info">{efecto}</Alert>
      )}
      {!aplicada && vistaPrevia.length > 0 && (
        <div>
          <h3 className={styles['subtitle']}>{title}</h3>
          <div className={styles['scroll']} role="region" aria-label={title} tabIndex={0}>
            <table className={`${styles['table']} ${styles['effects']}`}>
              <thead>
                <tr>
                  <th scope="col">{translate('imports.effects.record')}</th>
                  {COLUMNS.map((name) => (
                    <th key={name} scope="col">
                      {translate(`imports.effects.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {vistaPrevia.map((each) => (
                  <tr key={each.clave}>
                    <th scope="row">
                      <span>{each.clave}</span> {each.nombre}
                    </th>
                    {COLUMNS.map((name) => (
                      <td key={name} data-label={translate(`imports.effects.${name}`)}>
                        {shown(name, each[name])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              {totales && (
                <tfoot>
                  <tr>
                    <th scope="row">
                      {translate('imports.effects.total', {
                        smart_count: totales.registros,
                        total: formatNumber(totales.registros),
                      })}
                    </th>
                    {COLUMNS.map((name) => (
                      <td key={name} data-label={translate(`imports.effects.${name}`)}>
                        {shown(name, totales[name])}
                      </td>
                    ))}
                  </tr>
                </tfoot>
              )}
            </table>
          </div>
          {totales && totales.registros > vistaPrevia.length && (
            <p>
              {translate('imports.effects.more', {
                smart_count: totales.registros - vistaPrevia.length,
                total: formatNumber(totales.registros - vistaPrevia.length),
              })}
            </p>
          )}
        </div>
      )}
    </>
  );
}
