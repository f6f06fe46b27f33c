import type { ReactNode } from 'react';
import { Loading } from '../ui/states/Loading';
import { LateTexts } from '../ui/texts/LateTexts';
import { WithReports } from '../reports/WithReports';

/** Providers of boards: reports by name, and the texts of their drawings. */
export function BoardArea({ children }: { readonly children: ReactNode }) {
  return (
    <LateTexts area="reportes" waiting={<Loading />}>
      <WithReports>{children}</WithReports>
    </LateTexts>
  );
}
