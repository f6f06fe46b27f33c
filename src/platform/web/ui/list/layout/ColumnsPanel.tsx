import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '../../buttons/blocked';
import { showKeyboardHelp } from '../../keys/keyboard-help';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { Column } from '../column';
import { columnLabelKey } from '../column-label';
import type { Density } from './list-layout';
import { useListSettings } from './ListSettingsContext';
import panel from '../panel.module.css';

/** Settings of the list's columns, their order, and the row density, and its keys. Every choice takes effect at once. */
export default function ColumnsPanel({ onClose }: { readonly onClose: () => void }) {
  const { columns, shown, layout, setLayout } = useListSettings();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const [moved, setMoved] = useState('');
  const chosen = shown.map((column) => column.source);
  const order = [...shown, ...columns.filter((column) => !chosen.includes(column.source))];
  const label = (column: Column) => translate(columnLabelKey(name, column));

  const toggle = (source: string, on: boolean) =>
    setLayout({ columns: on ? [...chosen, source] : chosen.filter((other) => other !== source) });
  const move = (column: Column, by: -1 | 1) => {
    const at = chosen.indexOf(column.source);
    const next = chosen.toSpliced(at, 1).toSpliced(at + by, 0, column.source);
    setLayout({ columns: next });
    setMoved(translate('app.lists.columns.moved', { name: label(column), position: at + by + 1, total: next.length }));
  };
  return (
    <>
      <ul className={panel['list']} aria-label={translate('app.lists.columns.title')}>
        {order.map((column) => {
          const at = chosen.indexOf(column.source);
          return (
            <li key={column.source} className={panel['row']}>
              <FormControlLabel
                className={panel['grow'] ?? ''}
                label={label(column)}
                control={
                  <Checkbox checked={at >= 0} onChange={(event) => toggle(column.source, event.target.checked)} />
                }
              />
              {at >= 0 && (
                <>
                  <IconButton
                    size="small"
                    {...blocked(at === 0 && translate('app.why.top'))}
                    aria-label={translate('app.lists.columns.up', { name: label(column) })}
                    onClick={() => move(column, -1)}
                  >
                    <ArrowUpward fontSize="inherit" />
                  </IconButton>
                  <IconButton
                    size="small"
                    {...blocked(at === chosen.length - 1 && translate('app.why.bottom'))}
                    aria-label={translate('app.lists.columns.down', { name: label(column) })}
                    onClick={() => move(column, 1)}
                  >
                    <ArrowDownward fontSize="inherit" />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <fieldset className={panel['part']}>
        <legend>{translate('app.lists.columns.density')}</legend>
        <RadioGroup
          row
          aria-label={translate('app.lists.columns.density')}
          value={layout.density}
          onChange={(_event, density) => setLayout({ density: density as Density })}
        >
          <FormControlLabel value="comoda" control={<Radio />} label={translate('app.lists.columns.comfortable')} />
          <FormControlLabel value="compacta" control={<Radio />} label={translate('app.lists.columns.compact')} />
        </RadioGroup>
      </fieldset>
      <p className="rs-hidden" role="status">
        {moved}
      </p>
      <div className={panel['part']} data-keys>
        <Button size="small" variant="text" startIcon={<KeyboardOutlined />} onClick={() => showKeyboardHelp(true)}>
          {translate('app.lists.keys.title')}
        </Button>
      </div>
      <div className={panel['actions']}>
        <Button
          size="small"
          variant="text"
          {...blocked(layout.columns === null && layout.density === 'comoda' && translate('app.why.unchanged'))}
          onClick={() => setLayout({ columns: null, density: 'comoda' })}
        >
          {translate('app.lists.columns.reset')}
        </Button>
        <Button size="small" variant="contained" color="primary" onClick={onClose}>
          {translate('app.action.done')}
        </Button>
      </div>
    </>
  );
}
