import PrintOutlined from '@mui/icons-material/PrintOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { Comparison } from './Comparison';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './compare.module.css';

const SIDES = ['a', 'b'] as const;

/** Compares two chosen profiles: common permissions and differences. The address stores the choice. */
export function CompareProfiles() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const [a, b] = SIDES.map((side) => Number(params.get(side)) || null);
  const title = translate('app.profiles.compareTitle');
  usePageTitle(title);
  const put = (values: Readonly<Record<'a' | 'b', number | null | undefined>>) =>
    setParams(Object.fromEntries(SIDES.flatMap((side) => (values[side] ? [[side, String(values[side])]] : []))), {
      replace: true,
    });

  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={title}
        description={translate('app.profiles.compareHelp')}
        actions={
          <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {translate('app.print.print')}
          </Button>
        }
      />
      <div className={styles['choice']} role="search" aria-label={title}>
        {SIDES.map((side) => (
          <div key={side}>
            <label htmlFor={`perfil-${side}`}>{translate(`app.profiles.side_${side}`)}</label>
            <ReferencePicker
              id={`perfil-${side}`}
              reference="perfil"
              value={(side === 'a' ? a : b) ? [(side === 'a' ? a : b)!] : []}
              onChange={([id]) => put({ a: a ?? null, b: b ?? null, [side]: id === undefined ? null : Number(id) })}
            />
          </div>
        ))}
        <IconButton
          aria-label={translate('app.profiles.swap')}
          {...blocked(
            !a &&
              !b &&
              translate('app.reference.waitsFor', { fields: translate('resources.perfil.name', { smart_count: 1 }) }),
          )}
          onClick={() => put({ a: b, b: a })}
        >
          <SwapHoriz />
        </IconButton>
        <FormControlLabel
          control={<Switch checked={onlyDifferent} onChange={(_event, checked) => setOnlyDifferent(checked)} />}
          label={translate('app.profiles.onlyDifferent')}
        />
      </div>
      {a && b ? (
        <Comparison a={a} b={b} onlyDifferent={onlyDifferent} />
      ) : (
        <EmptyState
          icon="shield"
          title={translate('app.profiles.chooseTwo')}
          text={translate('app.profiles.chooseTwoHelp')}
        />
      )}
    </div>
  );
}
