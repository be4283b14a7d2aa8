/** The settings, fetched when somebody opens them. */
import { lazy, Suspense } from 'react';

const SettingsForm = lazy(() => import('./settings-form.tsx'));

export interface SettingsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SettingsSheet({ open, onClose }: SettingsSheetProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <SettingsForm onClose={onClose} />
    </Suspense>
  );
}
