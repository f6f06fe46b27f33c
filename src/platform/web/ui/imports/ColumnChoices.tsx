import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { blocked } from '../buttons/blocked';
import type { Action } from '../operations/action';
import { fieldTitle } from './field-title';
import type { ReadHeading } from './import-outcome';
import styles from './imports.module.css';

interface ColumnChoicesProps {
  readonly headings: readonly ReadHeading[];
  readonly spec: NonNullable<Action['import']>;
  readonly resource: string;
  /** True to open the choices: the file cannot be read without them. */
  readonly needed: boolean;
  readonly onChoose: (choices: Readonly<Record<string, string>>) => void;
}

/** Mapping of the file's headings to columns, for correction. The server remembers it for the next file. */
export function ColumnChoices({ headings, spec, resource, needed, onChoose }: ColumnChoicesProps) {
  const translate = useTranslate();
  const hintId = useId();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const left = headings.filter(({ campo }) => campo === '').length;
  return (
    <details className={styles['headings']} open={needed || undefined}>
      <summary>{translate('imports.headings.title', { smart_count: left, total: headings.length })}</summary>
      <p id={hintId}>{translate('imports.headings.lead')}</p>
      <ul aria-describedby={hintId}>
        {headings
          .toSorted((a, b) => Number(a.campo !== '') - Number(b.campo !== ''))
          .map(({ encabezado, campo }, index) => (
            <li key={`${index} ${encabezado}`}>
              <label>
                <span>{encabezado}</span>
                <select
                  value={choices[encabezado] ?? campo}
                  onChange={({ target }) => setChoices({ ...choices, [encabezado]: target.value })}
                >
                  <option value="">{translate('imports.headings.none')}</option>
                  {spec.columns.map((column) => (
                    <option key={column} value={column}>
                      {fieldTitle(translate, resource, column)}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
      </ul>
      <Button
        variant="outlined"
        size="small"
        {...blocked(Object.keys(choices).length === 0 && translate('app.why.column'))}
        onClick={() => onChoose(choices)}
      >
        {translate('imports.headings.again')}
      </Button>
    </details>
  );
}
