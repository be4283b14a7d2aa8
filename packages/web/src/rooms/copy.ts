import { toast } from '../pieces/index.ts';
import { words } from '../words/index.ts';

export function copy(text: string): void {
  const { general } = words;
  // Only pages from a safe address may copy; in a home network over plain HTTP this may be missing.
  if (navigator.clipboard === undefined) {
    toast(general.cannotCopy, 'warn');
    return;
  }
  navigator.clipboard.writeText(text).then(
    () => toast(general.copied),
    () => toast(general.cannotCopy, 'warn'),
  );
}
