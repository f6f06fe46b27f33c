import type { ReactNode } from 'react';
import { Loading } from '../../ui/states/Loading';
import { LateTexts } from '../../ui/texts/LateTexts';
import { WithReports } from '../reports/WithReports';

/** What boards need around them: reports by name, and the texts of what reports draw. */
export function BoardArea({ children }: { readonly children: ReactNode }) {
  return (
    <LateTexts area="reportes" waiting={<Loading />}>
      <WithReports>{children}</WithReports>
    </LateTexts>
  );
}
